/** The search across all collections: finds the best results of each group without examining every match. */
import { typedLetter } from '@/lib/text/fold'
import {
  isInNoName,
  isLong,
  markedTexts,
  maxCompared,
  type Query,
  queryOf,
  tokenOf,
  tokensByRelevance,
} from '../query'
import { contains, hasTokens, isIn, type Run, rowNumber, Values } from './query'

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

/** Creates a condition for entries, adding its values to the query. */
type Condition = (values: Values) => string

interface Conditions {
  /** The condition that every match fulfils. */
  anywhere: Condition
  /** The conditions for each relevance, the most relevant first. The last is that of every match. */
  byRelevance: Condition[]
}

function longConditions(query: Query): Conditions {
  const { whole, start, word } = markedTexts(query)
  const named =
    (text: string): Condition =>
    (values) =>
      contains('names', text, values)
  const anywhere = named(query.text)
  const startOfWord: Condition = (values) =>
    `${anywhere(values)} AND ${contains('words', word, values)}`
  const words = word === whole ? [] : [startOfWord]
  return { anywhere, byRelevance: [named(whole), named(start), ...words, anywhere] }
}

function shortConditions(query: Query): Conditions {
  const having =
    (tokens: string[]): Condition =>
    (values) =>
      hasTokens(tokens, values)
  return {
    anywhere: having([tokenOf(query)]),
    byRelevance: tokensByRelevance(query).map(having),
  }
}

async function keysOf(run: Run, sql: string, values: Values): Promise<number[]> {
  return (await run<{ key: number }>(sql, values.all)).map(({ key }) => key)
}

/** The first matches, which have the highest scores of their groups. */
function firstMatches(run: Run, condition: Condition): Promise<number[]> {
  const values = new Values()
  const sql = `SELECT key FROM search WHERE ${condition(values)} ORDER BY key LIMIT ${maxCompared + 1}`
  return keysOf(run, sql, values)
}

/**
 * The best of each group: the highest scores among whole names, then starts of names, starts of words, and the rest.
 * Later conditions may find the same entries again, so twice as many are taken of each.
 */
function bestOfGroups(run: Run, conditions: Condition[], perGroup: number): Promise<number[]> {
  const values = new Values()
  const limit = `${values.add(perGroup)}::bigint`
  const found = conditions.map(
    (condition, rank) => `(SELECT key, ${rank} AS rank FROM search
      WHERE key BETWEEN first AND last AND ${condition(values)} ORDER BY key LIMIT 2 * ${limit})`,
  )
  const sql = `SELECT best.key FROM search_groups CROSS JOIN LATERAL (
      SELECT key FROM (${found.join('\nUNION ALL\n')}) AS found
      GROUP BY key ORDER BY min(rank), key LIMIT ${limit}
    ) AS best`
  return keysOf(run, sql, values)
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
export async function searchResults(run: Run, q: string | undefined, perGroup: number) {
  const query = queryOf(q)
  if (isInNoName(query)) return []
  const most = rowNumber(perGroup)
  if (query.text === '') return resultTexts(await run<{ result: string }>(bestSql, [most]))
  const { anywhere, byRelevance } = isLong(query) ? longConditions(query) : shortConditions(query)
  const first = await firstMatches(run, anywhere)
  const isWhole = first.length <= maxCompared
  const keys = isWhole ? first : await bestOfGroups(run, byRelevance, most)
  return keys.length > 0 ? ranked(run, query, keys, most) : []
}
