import { expect, test } from 'vitest'
import { SearchEngine } from '@/lib/search/engine'
import { record } from '@/tests/fixtures/searchables'
import { term } from './question'
import { findMisspelled, isNear, respell, splitWord, toWords } from './spelling'
import type { Vocabulary } from './vocabulary'

const country = (code: string) => [term('country', code)]

const vocabulary: Vocabulary = {
  terms: new Map([
    ['slovakia', country('SK')],
    ['slovenia', country('SI')],
    ['vietnam', country('VN')],
    ['wallet', [term('wallet', true)]],
  ]),
  codes: new Map(),
  spellings: ['slovakia', 'slovenia', 'vietnam', 'wallet'],
  namesOfRecords: ['kivaprotocol', 'bankofghana'],
}

test('a misspelled word means the closest known word, unless another is equally close', () => {
  expect(respell('walet', vocabulary)).toBe('wallet')
  expect(respell('Vietman', vocabulary)).toBe('vietnam')
  expect(respell('Slovakai', vocabulary)).toBe('slovakia')
  expect(respell('Slovania', vocabulary)).toBeUndefined()
  expect(isNear('slovakai', 'slovakia', vocabulary)).toBe(true)
  expect(isNear('slovania', 'slovakia', vocabulary)).toBe(false)
})

test('a name of several words may have one wrong letter', () => {
  expect(findMisspelled(vocabulary, 'bank of gana')?.name).toBe('bankofghana')
  expect(findMisspelled(vocabulary, 'bank of guiana')).toBeUndefined()
})

test('two known words may be typed as one, unless a name has them so', async () => {
  const engine = await SearchEngine.of([
    record('Kilt Network'),
    record('Sidetree Protocol'),
    record('OpenWallet Forum'),
  ])
  expect(splitWord('Kiltprotocol', vocabulary, engine)).toBe('kilt protocol')
  expect(splitWord('kiltwallets', vocabulary, engine)).toBe('kilt wallets')
  expect(splitWord('openwallet', vocabulary, engine)).toBeUndefined()
  expect(splitWord('digilocker', vocabulary, engine)).toBeUndefined()
})

test('`did` after an interrogative is a verb', () => {
  expect(toWords('Why did ID Wallet end?')).toEqual(['Why', 'ID', 'Wallet', 'end'])
  expect(toWords('what did:web is')).toEqual(['what', 'did:web', 'is'])
})
