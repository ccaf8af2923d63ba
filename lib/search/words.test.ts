import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  indexWords,
  nameWords,
  otherEnglish,
  queryWords,
  requiredWords,
  spellings,
  squeeze,
} from './words'

test('words are folded, without punctuation, and letters apart from digits', () => {
  expect(queryWords('ISO 18013-5')).toEqual(['iso', '18013', '5'])
  expect(queryWords('eidas2')).toEqual(['eidas', '2'])
  expect(queryWords("Québec driver's licence")).toEqual(['quebec', 'drivers', 'licence'])
  expect(queryWords('U.S. law')).toEqual(['us', 'law'])
  expect(queryWords('did:web')).toEqual(['did', 'web'])
  expect(queryWords('DIDs mDL IDunion')).toEqual(['dids', 'mdl', 'idunion'])
  expect(queryWords('Україна 日本')).toEqual(['украіна', '日本'])
  expect(queryWords(' -- %% 💥 ')).toEqual([])
})

test('a name in camel case has several words, and a query in camel case is one word', () => {
  expect(nameWords('OpenWallet EBSI4Austria')).toEqual(['open', 'wallet', 'ebsi', '4', 'austria'])
  expect(nameWords('McMaster DIDs')).toEqual(['mcmaster', 'dids'])
  for (const query of ['OpenWallet', 'openwallet', 'OPENWALLET', 'openWallet']) {
    expect(queryWords(query)).toEqual(['openwallet'])
  }
})

test('the index has every word of a query that repeats a text, ignoring case', () => {
  const texts = fc.string({ unit: fc.constantFrom(...'aBcDeéß4 -/’') })
  fc.assert(
    fc.property(texts, (text) => {
      const words = indexWords(text)
      for (const query of [text, text.toLowerCase(), text.toUpperCase()]) {
        expect(words).toEqual(expect.arrayContaining(queryWords(query)))
      }
    }),
  )
})

test('the words of a record include those whose parts are joined', () => {
  expect(indexWords('Gaia-X Federation')).toEqual(['gaia', 'x', 'gaiax', 'federation'])
  expect(indexWords('EBSI4Austria')).toEqual(['ebsi', '4', 'austria', 'ebsi4austria'])
  expect(indexWords('4HealthPass')).toEqual(['4', 'health', 'pass', 'healthpass', '4healthpass'])
  expect(indexWords('UN/CEFACT')).toEqual(['un', 'cefact'])
  expect(squeeze('UN/CEFACT')).toBe('uncefact')
})

test('function words are not searched, and others once', () => {
  expect(requiredWords('ministry of the interior of Ministry', 8)).toEqual(['ministry', 'interior'])
  expect(requiredWords('of the', 8)).toEqual([])
  expect(requiredWords('a b c d e f', 3)).toEqual(['b', 'c', 'd'])
})

test('a plural is also searched as a singular', () => {
  expect(spellings('wallets')).toEqual(['wallets', 'wallet'])
  expect(spellings('subsidies')).toEqual(['subsidies', 'subsid'])
  for (const word of ['status', 'access', 'thesis', 'dids', 'swiss', 'wallet']) {
    expect(spellings(word)).toEqual([word])
  }
})

test('a word has the other spelling of English, if there is one', () => {
  const pairs = {
    licence: 'license',
    centres: 'centers',
    harbour: 'harbor',
    tokenised: 'tokenized',
    certified: undefined,
    wise: undefined,
    for: undefined,
  }
  for (const [word, other] of Object.entries(pairs)) {
    expect(otherEnglish(word), word).toEqual(other ? [other] : [])
    if (other) expect(otherEnglish(other), other).toEqual([word])
  }
})
