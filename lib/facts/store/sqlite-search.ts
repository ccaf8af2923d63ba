/** The search across all collections: finds the best results of each group without examining every match. */
import { typedLetter } from '@/lib/text/fold'
import { topOfGroups } from './portions'
import type { PositionSet } from './position-set'
import {
  bestOfGroup,
  type Group,
  isInNoName,
  keysOf,
  markedTexts,
  maxCompared,
  type Query,
  queryOf,
} from './query'
import type { Statements } from './sqlite-query'
import type { TermSets } from './sqlite-terms'
import { storable } from './storable'
import { letterTerm, searchList } from './stored-terms'

/** 0 if the text is a whole name, 1 if a name starts with it, 2 if a word starts with it, 3 otherwise. */
const relevance = `CASE
  WHEN instr(names, :whole) > 0 THEN 0
  WHEN instr(names, :start) > 0 THEN 1
  WHEN instr(words, :word) > 0 THEN 2
  ELSE 3 END`

/** The relevance of an entry to a query: an SQL expression and its named values. */
function relevanceOf(query: Query): { sql: string; values: Record<string, string> } {
  // Without a text, all entries are equally relevant.
  if (query.text === '') return { sql: '3', values: {} }
  const values = markedTexts(query)
  const letter = typedLetter(query.typed)
  if (!letter) return { sql: relevance, values }
  const sql = `${relevance} + CASE WHEN instr(spelled, :letter) > 0 THEN 0 ELSE 4 END`
  return { sql, values: { ...values, letter: storable(letter) } }
}

const resultsSql = (relevance: string): string => `
  SELECT search.result FROM (
    SELECT *, row_number() OVER (PARTITION BY grouping ORDER BY relevance, key) AS rank_in_group
    FROM (SELECT search.key, grouping, ${relevance} AS relevance FROM json_each(:keys) AS compared
          CROSS JOIN search ON search.key = compared.value)
  ) AS found JOIN search USING (key)
  WHERE rank_in_group <= :perGroup ORDER BY relevance, score DESC, position`

/** The matches of each relevance, the most relevant first, of all entries that contain the text. */
function byRelevance(sets: TermSets, query: Query, matches: PositionSet): PositionSet[] {
  const { whole, start, word } = markedTexts(query)
  const having = (text: string) => sets.withText(searchList, text).and(matches)
  const starting = having(start)
  // If no name starts with the text, none equals it, and the empty set stands for both.
  const equal = starting.total > 0 ? having(whole) : starting
  const all = [equal, starting, having(word), matches]
  const letter = typedLetter(query.typed)
  const term = { list: searchList, name: letterTerm, value: letter ?? '' } as const
  const spelled = letter === undefined ? undefined : sets.stored(term)
  return spelled ? [...all.map((set) => set.and(spelled)), ...all] : all
}

const searchGroups = (statements: Statements): Group[] =>
  statements.prepare('SELECT first, last FROM search_groups').all() as Group[]

/** The keys of the candidates, which include all results. */
function comparedKeys(sets: TermSets, query: Query, perGroup: number): number[] {
  const groups = searchGroups(sets.statements)
  if (query.text === '') {
    return groups.flatMap(({ first, last }) =>
      Array.from({ length: Math.min(perGroup, last - first + 1) }, (_, index) => first + index),
    )
  }
  const matches = sets.withText(searchList, query.text)
  if (matches.total <= maxCompared) return keysOf(matches)
  const relevances = byRelevance(sets, query, matches)
  return groups.flatMap((group) => bestOfGroup(relevances, group, perGroup))
}

/** Results as JSON texts, best first, at most `perGroup` of each group. */
export function searchResults(sets: TermSets, q: string | undefined, perGroup: number): string[] {
  const query = queryOf(q)
  if (isInNoName(query)) return []
  const { sql, values } = relevanceOf(query)
  const keys = JSON.stringify(comparedKeys(sets, query, perGroup))
  const rows = sets.statements.prepare(resultsSql(sql)).all({ ...values, keys, perGroup })
  return (rows as { result: string }[]).map(({ result }) => result)
}

const rangeSql = 'SELECT result FROM search WHERE key BETWEEN ? AND ? ORDER BY key'

/** The results with the highest scores as JSON texts, group by group. */
export async function* topResults(statements: Statements, perGroup: number): AsyncIterable<string> {
  const read = async (first: number, last: number) =>
    statements.prepare(rangeSql).all(first, last) as { result: string }[]
  const groups = searchGroups(statements)
  for await (const { result } of topOfGroups(groups, perGroup, read)) yield result
}
