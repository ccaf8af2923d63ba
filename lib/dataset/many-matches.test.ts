/** Searches with thousands of matches, compared with a plain search of every entry. */
import { expect, test } from 'vitest'
import { fold, foldedWords } from '@/lib/text/fold'
import { found, makeSnapshot } from '@/tests/fixtures/snapshot'
import { Dataset } from './dataset'
import type { SearchEntry } from './snapshot'

const plain = ['Wallet', 'wallets', 'e-Wallet', 'Ministry', 'Digital', 'Zürich', 'of', '(Pilot)']
/** The last two have characters that are special in patterns elsewhere. */
const words = [...plain, '100%', '"x_y"']

/** Synthetic names of one to three words, the same in every run. */
function names(count: number): string[] {
  const word = (index: number) => words[index % words.length] ?? ''
  return Array.from({ length: count }, (_, index) =>
    [word(index * 7), word(index * 3 + 1), word(Math.floor(index / 5))]
      .slice(0, 1 + (index % 3))
      .concat(index % 11 === 0 ? [] : [String(index % 97)])
      .join(' '),
  )
}

const groups = ['people', 'projects', 'regions', 'dlts'] as const
const entries: SearchEntry[] = names(4000).map((name, index) =>
  found(groups[(index * 13) % groups.length] ?? 'people', `${name}`, (index * 31) % 100),
)

/** The order that the search promises, found by looking at every entry. */
function expectedTitles(query: string, perGroup: number): string[] {
  const text = fold(query)
  const word = foldedWords(text)
  const relevance = (name: string): number => {
    const folded = fold(name)
    if (folded === text) return 0
    if (folded.startsWith(text)) return 1
    return word && ` ${foldedWords(folded)}`.includes(` ${word}`) ? 2 : 3
  }
  const matching = entries
    .map(({ group, names: [name = ''], score }, position) => ({ group, name, score, position }))
    .filter(({ name }) => fold(name).includes(text))
    .map((entry) => ({ ...entry, relevance: relevance(entry.name) }))
    .sort((a, b) => a.relevance - b.relevance || b.score - a.score || a.position - b.position)
  const shown = new Map<string, number>()
  return matching
    .filter(({ group }) => {
      const count = (shown.get(group) ?? 0) + 1
      shown.set(group, count)
      return count <= perGroup
    })
    .map(({ name }) => name)
}

const texts = ['wallet', 'WALL', 'zürich', 'digital', 'ministry of', 'wallet 1']
const parts = ['let', 'e-w', '(pil', ' 12', 'd', 'lt', 'o']
const signs = ['%', '0% ', '%%%', '_', '"', "'", '-']

test('finds the best of each group among thousands of matches', () => {
  const dataset = Dataset.of(makeSnapshot({ search: entries }))
  for (const query of [...texts, ...parts, ...signs]) {
    for (const perGroup of [1, 5]) {
      const results = dataset.search(query, perGroup)
      const titles = results.map((text) => JSON.parse(text).title)
      expect(titles, `${query}, ${perGroup} of each`).toEqual(expectedTitles(query, perGroup))
    }
  }
})
