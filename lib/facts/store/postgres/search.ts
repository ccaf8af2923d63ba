/** The search across all collections: finds the best results of each group without examining every match. */
import { typedLetter } from '@/lib/text/fold'
import { letterTerm, textTerm } from '../common-terms'
import type { PositionSet } from '../position-set'
import {
  isInNoName,
  isLong,
  letterTokenOf,
  markedTexts,
  type Query,
  queryOf,
  tokenOf,
} from '../query'
import { shortToken } from '../short-texts'
import { contains, hasTokens, isIn, type Run, rowNumber, startsWith, Values } from './query'
import { type PositionsSql, searchList, type Term, type TermSets } from './term-sets'

/**
 * SQL for the relevance: 0 for a whole name, 1 for the start of a name, 2 for the start of a word, 3 otherwise. If the
 * text is a letter with a diacritic, 4 is added unless a name is spelled with that letter.
 */
function relevanceOf(query: Query, values: Values): string {
  const { whole, start, word } = markedTexts(query)
  const relevance = `CASE
    WHEN ${isIn('names', whole, values)} THEN 0
    WHEN ${isIn('names', start, values)} THEN 1
    WHEN ${isIn('words', word, values)} THEN 2
    ELSE 3 END`
  const letter = typedLetter(query.typed)
  if (!letter) return relevance
  return `${relevance} + CASE WHEN ${isIn('spelled', letter, values)} THEN 0 ELSE 4 END`
}

/** SQL for the positions of entries. The first key is at position 0. */
const positionsIn =
  (table: string, condition: (values: Values) => string): PositionsSql =>
  (values) =>
    `SELECT DISTINCT key - 1 AS position FROM ${table} WHERE ${condition(values)}`

const withToken = (token: string): PositionsSql =>
  positionsIn('search', (values) => hasTokens([token], values))

/** SQL for entries whose names contain the text. */
const anywhere = (query: Query): PositionsSql =>
  isLong(query)
    ? positionsIn('search', (values) => contains('names', query.text, values))
    : withToken(tokenOf(query))

/** A text that marks a relevance, and SQL for the entries with it. */
type Marked = [text: string, search: PositionsSql]

/** A text that is common somewhere is shorter than the stored beginnings of names. */
function longTexts(query: Query): Marked[] {
  const { whole, start, word } = markedTexts(query)
  const { text } = query
  return [
    [whole, positionsIn('search_starts', (values) => `name = ${values.add(text)}`)],
    [start, positionsIn('search_starts', (values) => startsWith('name', text, values))],
    ...(word === whole
      ? []
      : [[word, positionsIn('search', (values) => contains('words', word, values))] as Marked]),
  ]
}

function shortTexts(query: Query): Marked[] {
  const { whole, start, word } = markedTexts(query)
  const { text } = query
  return [
    [whole, withToken(shortToken('whole', text))],
    [start, withToken(shortToken('start', text))],
    ...(word === whole ? [] : [[word, withToken(shortToken('word', word.trim()))] as Marked]),
  ]
}

const searchText = (value: string): Term => ({ list: searchList, name: textTerm, value })

/** The matches of each relevance, the most relevant first, of all entries that contain the text. */
async function byRelevance(
  sets: TermSets,
  query: Query,
  matches: PositionSet,
): Promise<PositionSet[]> {
  const texts = isLong(query) ? longTexts(query) : shortTexts(query)
  const marked = await Promise.all(texts.map(([text, search]) => sets.of(searchText(text), search)))
  const all = [...marked.map((set) => set.and(matches)), matches]
  const token = letterTokenOf(query)
  if (token === undefined) return all
  const letter = { list: searchList, name: letterTerm, value: token } as const
  const spelled = await sets.of(letter, withToken(token))
  return [...all.map((set) => set.and(spelled)), ...all]
}

interface Group {
  first: number
  last: number
}

/** The best of a group: the highest scores among whole names, then starts of names, starts of words, and the rest. */
function bestOfGroup(relevances: readonly PositionSet[], group: Group, perGroup: number): number[] {
  const best = new Set<number>()
  for (const set of relevances) {
    const limit = perGroup + best.size
    for (const position of set.between(group.first - 1, group.last - 1, limit)) {
      if (best.size < perGroup) best.add(position + 1)
    }
    if (best.size === perGroup) break
  }
  return [...best]
}

/** The keys of the candidates, which include all results. */
async function comparedKeys(sets: TermSets, query: Query, perGroup: number): Promise<number[]> {
  const matches = await sets.common(searchText(query.text))
  if (!matches) {
    const found = await sets.found(anywhere(query))
    return found.page(0, found.total).map((position) => position + 1)
  }
  const [groups, relevances] = await Promise.all([
    sets.run<Group>('SELECT first, last FROM search_groups', [], 'groups'),
    byRelevance(sets, query, matches),
  ])
  return groups.flatMap((group) => bestOfGroup(relevances, group, perGroup))
}

const resultTexts = (rows: { result: string }[]): string[] => rows.map(({ result }) => result)

async function ranked(run: Run, query: Query, keys: readonly number[], perGroup: number) {
  const values = new Values()
  const relevance = relevanceOf(query, values)
  const limit = values.add(perGroup)
  const sql = `SELECT result FROM (
      SELECT *, row_number() OVER (PARTITION BY grouping ORDER BY relevance, key) AS rank_in_group
      FROM (SELECT search.*, ${relevance} AS relevance FROM search
            WHERE key = ANY($${values.all.length + 1}::integer[])) AS compared
    ) AS found
    WHERE rank_in_group <= ${limit}::bigint ORDER BY relevance, score DESC, position`
  return resultTexts(await run<{ result: string }>(sql, [...values.all, keys]))
}

/** Without a text, all entries are equally relevant. */
const bestSql = `SELECT result FROM search_groups
  JOIN search ON key BETWEEN first AND least(last, first + $1::bigint - 1)
  ORDER BY score DESC, position`

/** Results as JSON texts, best first, at most `perGroup` of each group. */
export async function searchResults(sets: TermSets, q: string | undefined, perGroup: number) {
  const query = queryOf(q)
  if (isInNoName(query)) return []
  const most = rowNumber(perGroup)
  if (query.text === '') return resultTexts(await sets.run<{ result: string }>(bestSql, [most]))
  const keys = await comparedKeys(sets, query, most)
  return keys.length > 0 ? ranked(sets.run, query, keys, most) : []
}
