/**
 * Finds the regions of an API. The contract has no list of them, and a search returns only five results per query. The
 * queries are the regions that other documents name, those of the world, every letter, and then each word of the
 * regions found.
 */
import { SearchResult } from '@/lib/contract/search'
import { isoCountries } from '@/lib/facts/load/countries'
import { fold, foldedWords } from '@/lib/text/fold'

/** Searches for a text, or without a query. */
export type AskSearch = (query?: string) => Promise<unknown>

const letters = [...'abcdefghijklmnopqrstuvwxyz']
const worldRegions = new Set(isoCountries.map(({ worldRegion }) => worldRegion))
/** The maximum number of queries, for any responses of the API. */
const mostQueries = 1_000

function regionsIn(answer: unknown): SearchResult[] {
  if (!Array.isArray(answer)) return []
  return answer.flatMap((value) => {
    const { success, data } = SearchResult.safeParse(value)
    return success && data.type === 'Region' ? [data] : []
  })
}

/** Words of one or two letters are left out, because the queries for single letters find much the same. */
const getWords = ({ title, code }: SearchResult): string[] =>
  foldedWords(fold(`${title} ${code ?? ''}`))
    .split(' ')
    .filter((word) => word.length > 2)

/** Finds the regions. `expect` is called with the number of further queries. */
export async function findRegions(
  ask: AskSearch,
  named: readonly string[],
  expect: (count: number) => void,
): Promise<SearchResult[]> {
  const found = new Map<string, SearchResult>()
  const asked = new Set<string | undefined>()
  let queries = new Set<string | undefined>([undefined, ...named, ...worldRegions, ...letters])
  while (queries.size > 0) {
    expect(queries.size)
    for (const query of queries) asked.add(query)
    // The order is that of the queries, not of the responses, so that the same data produces the same snapshot.
    const answers = await Promise.all([...queries].map((query) => ask(query)))
    for (const region of answers.flatMap(regionsIn)) found.set(region.id, region)
    const words = [...found.values()].flatMap(getWords).filter((word) => !asked.has(word))
    queries = new Set(words.slice(0, Math.max(0, mostQueries - asked.size)))
  }
  return [...found.values()]
}
