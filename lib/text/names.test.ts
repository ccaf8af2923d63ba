import { expect, test } from 'vitest'
import { inSentence, licenceName, needsArticle } from './names'

test('gives an article to the names that take one, and to no others', () => {
  const names = ['Netherlands', 'United States', 'European Union', 'Cook Islands', 'DR Congo']
  expect(names.map(inSentence)).toEqual(names.map((name) => `the ${name}`))
  const plain = ['Switzerland', 'Ireland', 'Iceland', 'Saint Helena', 'Germany', 'International']
  expect(plain.map(inSentence)).toEqual(plain)
})

test('names that end with a common noun need an article', () => {
  for (const name of ['EBSI ledger', 'Aadhaar app (India)', 'Maltese digital identity wallet'])
    expect(needsArticle(name), name).toBe(true)
  const proper = ['AltID', 'Gov.gr Wallet', 'wallet', 'My first wallet', 'did:web', 'EBSI (ledger)']
  for (const name of proper) expect(needsArticle(name), name).toBe(false)
})

test('writes identifiers of Creative Commons as people do, and leaves others unchanged', () => {
  const ids = ['CC-BY-4.0', 'CC-BY-SA-4.0', 'ODbL-1.0', '']
  expect(ids.map(licenceName)).toEqual(['CC BY 4.0', 'CC BY-SA 4.0', 'ODbL-1.0', ''])
})
