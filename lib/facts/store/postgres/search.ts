/** The search across all collections: finds the best results of each group without examining every match. */
import { typedLetter } from '@/lib/text/fold'
import { topOfGroups } from '../portions'
import type { PositionSet } from '../position-set'
import {
  bestOfGroup,
  type Group,
  isInNoName,
  keysOf,
  markedTexts,
  maxCompared,
  type Query,
  queryOf,
} from '../query'
import { letterTerm, searchList } from '../stored-terms'
import { isIn, type Run, rowNumber, Values } from './query'
import type { TermSets } from './term-sets'

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

/** The matches of each relevance, the most relevant first, of all entries that contain the text. */
async function byRelevance(
  sets: TermSets,
  query: Query,
  matches: PositionSet,
): Promise<PositionSet[]> {
  const { whole, start, word } = markedTexts(query)
  const having = async (text: string) => (await sets.withText(searchList, text)).and(matches)
  const [starting, ofWords] = await Promise.all([having(start), having(word)])
  // If no name starts with the text, none equals it, and the empty set stands for both.
  const equal = starting.total > 0 ? await having(whole) : starting
  const all = [equal, starting, ofWords, matches]
  const letter = typedLetter(query.typed)
  const term = { list: searchList, name: letterTerm, value: letter ?? '' } as const
  const spelled = letter === undefined ? undefined : await sets.stored(term)
  return spelled ? [...all.map((set) => set.and(spelled)), ...all] : all
}

const searchGroups = (run: Run): Promise<Group[]> =>
  run<Group>('SELECT first, last FROM search_groups', [], 'groups')

/** The keys of the candidates, which include all results. */
async function comparedKeys(sets: TermSets, query: Query, perGroup: number): Promise<number[]> {
  const matches = await sets.withText(searchList, query.text)
  if (matches.total <= maxCompared) return keysOf(matches)
  const [groups, relevances] = await Promise.all([
    searchGroups(sets.run),
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

const rangeSql = 'SELECT result FROM search WHERE key BETWEEN $1 AND $2 ORDER BY key'

/** The results with the highest scores as JSON texts, group by group. */
export async function* topResults(run: Run, perGroup: number): AsyncIterable<string> {
  const read = (first: number, last: number) => run<{ result: string }>(rangeSql, [first, last])
  const groups = await searchGroups(run)
  for await (const { result } of topOfGroups(groups, perGroup, read)) yield result
}
