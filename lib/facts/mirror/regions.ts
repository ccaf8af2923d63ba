/**
 * The regions of an API. The contract has no list of them, and its search gives five for a query: it is asked for the
 * regions that other documents name, for those of the world, for every letter, and then for each word of what that
 * has found.
 */
import { SearchResult } from '@/lib/contract/search'
import { isoCountries } from '@/lib/facts/load/countries'
import { fold, foldedWords } from '@/lib/text/fold'

/** Asks the search for a text, or for nothing in particular. */
export type AskSearch = (query?: string) => Promise<unknown>

const letters = [...'abcdefghijklmnopqrstuvwxyz']
const worldRegions = new Set(isoCountries.map(({ worldRegion }) => worldRegion))
/** Whatever the API goes on to find, it is not asked more often. */
const mostQueries = 1_000

function regionsIn(answer: unknown): SearchResult[] {
  if (!Array.isArray(answer)) return []
  return answer.flatMap((value) => {
    const { success, data } = SearchResult.safeParse(value)
    return success && data.type === 'Region' ? [data] : []
  })
}

/** Shorter words say no more than their letters. */
const wordsOf = ({ title, code }: SearchResult): string[] =>
  foldedWords(fold(`${title} ${code ?? ''}`))
    .split(' ')
    .filter((word) => word.length > 2)

/** `expect` is told how many more queries there will be. */
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
    // In the order of the queries, not in that of the answers: the same data makes the same snapshot.
    const answers = await Promise.all([...queries].map((query) => ask(query)))
    for (const region of answers.flatMap(regionsIn)) found.set(region.id, region)
    const words = [...found.values()].flatMap(wordsOf).filter((word) => !asked.has(word))
    queries = new Set(words.slice(0, Math.max(0, mostQueries - asked.size)))
  }
  return [...found.values()]
}
