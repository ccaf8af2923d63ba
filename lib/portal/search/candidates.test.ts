import { expect, test } from 'vitest'
import { SearchEngine } from '@/lib/search/engine'
import { record } from '@/tests/fixtures/searchables'
import { correctedText } from './candidates'

const all = [
  record('Harbour Wallet'),
  record('Swiss Wallet', { text: 'A harbourmaster wrote it.' }),
  record('Walled Garden'),
  record('Swiss e-ID'),
  record('General Data Protection Regulation (GDPR)'),
]

async function correction(query: string): Promise<string | undefined> {
  const engine = await SearchEngine.of(all)
  return correctedText(query, engine.search({ query, perGroup: 9, texts: true }))
}

test('a misspelled word is replaced by the nearest, which most names have', async () => {
  expect(await correction('walet')).toBe('wallet')
  expect(await correction('harbor walet')).toBe('harbour wallet')
})

test('words that are spelled correctly stay as they were typed', async () => {
  expect(await correction('Swizs e-ID')).toBe('swiss e-ID')
  expect(await correction('the swizs Wallet')).toBe('the swiss Wallet')
  expect(await correction('GPDR')).toBe('gdpr')
})

test('a text that is not misspelled, or that nothing resembles, is not corrected', async () => {
  for (const query of ['wallet swiss', 'harbourmaster wrote', 'xylophone', '', '%']) {
    expect(await correction(query), query).toBeUndefined()
  }
})
