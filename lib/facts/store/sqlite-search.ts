/** The search across all collections: finds the best results of each group without examining every match. */
import { typedLetter } from '@/lib/text/fold'
import { searchIndex } from './name-index'
import {
  isInNoName,
  isLong,
  markedTexts,
  maxCompared,
  type Query,
  queryOf,
  tokenOf,
  tokensByRelevance,
} from './query'
import { phrase, type Statements } from './sqlite-query'
import { storable } from './storable'

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

interface Group {
  first: number
  last: number
}

/** The keys of the first matches of an expression, which have the highest scores of their group. */
function firstMatches(
  statements: Statements,
  index: string,
  expression: string,
  limit: number,
  { first, last }: Group = { first: 0, last: Number.MAX_SAFE_INTEGER },
): number[] {
  const sql = `SELECT rowid FROM ${index} WHERE ${index} MATCH ? AND rowid BETWEEN ? AND ?
    ORDER BY rowid LIMIT ?`
  const rows = statements.prepare(sql).all(expression, first, last, limit)
  return (rows as { rowid: number }[]).map(({ rowid }) => rowid)
}

interface Expressions {
  index: string
  /** Finds every match. */
  anywhere: string
  /** Find the matches of each relevance, the most relevant first. The last finds every match. */
  byRelevance: string[]
}

function longExpressions(query: Query): Expressions {
  const { whole, start, word } = markedTexts(query)
  const anywhere = `names : ${phrase(query.text)}`
  const names = [whole, start].map((text) => `names : ${phrase(text)}`)
  const startOfWord = word === whole ? [] : [`${anywhere} AND words : ${phrase(word)}`]
  return {
    index: searchIndex.trigrams,
    anywhere,
    byRelevance: [...names, ...startOfWord, anywhere],
  }
}

const shortExpressions = (query: Query): Expressions => ({
  index: searchIndex.tokens,
  anywhere: tokenOf(query),
  byRelevance: tokensByRelevance(query).map((tokens) => tokens.join(' AND ')),
})

/** The best of a group: the highest scores among whole names, then starts of names, starts of words, and the rest. */
function bestOfGroup(
  statements: Statements,
  { index, byRelevance }: Expressions,
  group: Group,
  perGroup: number,
): Set<number> {
  const best = new Set<number>()
  for (const expression of byRelevance) {
    const limit = perGroup + best.size
    for (const key of firstMatches(statements, index, expression, limit, group)) {
      if (best.size < perGroup) best.add(key)
    }
    if (best.size === perGroup) break
  }
  return best
}

/** The keys of the candidates, which include all results. */
function comparedKeys(statements: Statements, query: Query, perGroup: number): number[] {
  const groups = statements.prepare('SELECT first, last FROM search_groups').all() as Group[]
  if (query.text === '') {
    return groups.flatMap(({ first, last }) =>
      Array.from({ length: Math.min(perGroup, last - first + 1) }, (_, index) => first + index),
    )
  }
  const expressions = isLong(query) ? longExpressions(query) : shortExpressions(query)
  const { index, anywhere } = expressions
  const keys = firstMatches(statements, index, anywhere, maxCompared + 1)
  if (keys.length <= maxCompared) return keys
  return groups.flatMap((group) => [...bestOfGroup(statements, expressions, group, perGroup)])
}

/** Results as JSON texts, best first, at most `perGroup` of each group. */
export function searchResults(
  statements: Statements,
  q: string | undefined,
  perGroup: number,
): string[] {
  const query = queryOf(q)
  if (isInNoName(query)) return []
  const { sql, values } = relevanceOf(query)
  const keys = JSON.stringify(comparedKeys(statements, query, perGroup))
  const rows = statements.prepare(resultsSql(sql)).all({ ...values, keys, perGroup })
  return (rows as { result: string }[]).map(({ result }) => result)
}
