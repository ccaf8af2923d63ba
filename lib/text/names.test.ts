import { expect, test } from 'vitest'
import { addsToTitle, inSentence, licenceName, needsArticle } from './names'

test('gives an article to the names that take one, and to no others', () => {
  const countries = ['Netherlands', 'United States', 'Cook Islands', 'DR Congo']
  const groups = ['European Union (EU)', 'African Union', 'G20', 'OECD', 'Baltic states']
  const names = [...countries, 'European Union', 'Americas', ...groups]
  expect(names.map(inSentence)).toEqual(names.map((name) => `the ${name}`))
  const plain = [
    'Switzerland',
    'Ireland',
    'Iceland',
    'Saint Helena',
    'Germany',
    'International',
    'ASEAN',
  ]
  expect(plain.map(inSentence)).toEqual(plain)
})

test('names that begin with a nationality or end with a common noun need an article', () => {
  const described = [
    'EBSI ledger',
    'Aadhaar app (India)',
    'Maltese digital identity wallet',
    'German EUDI Wallet',
    'Government Digital Wallet (Ireland)',
    'Hungarian Digital Citizenship programme',
    'Swiss e-ID and swiyu Trust Infrastructure',
    'European Digital Identity Regulation (eIDAS 2)',
    'Digital ID Act 2024 (Australia)',
  ]
  for (const name of described) expect(needsArticle(name), name).toBe(true)
  const proper = [
    'AltID',
    'GOV.UK Wallet',
    'France Identité',
    'Gov.gr Wallet',
    'wallet',
    'My first wallet',
    'did:web',
    'EBSI (ledger)',
  ]
  for (const name of proper) expect(needsArticle(name), name).toBe(false)
})

test('an official name adds nothing if only remarks and punctuation differ', () => {
  const title = 'Data Protection Act 2019 (Kenya)'
  for (const name of ['Data Protection Act, 2019', 'The Data Protection Act 2019', '', undefined])
    expect(addsToTitle(name, title), name).toBe(false)
  expect(addsToTitle('Act No. 24 of 2019', title)).toBe(true)
})

test('writes identifiers of Creative Commons as people do, and leaves others unchanged', () => {
  const ids = ['CC-BY-4.0', 'CC-BY-SA-4.0', 'ODbL-1.0', '']
  expect(ids.map(licenceName)).toEqual(['CC BY 4.0', 'CC BY-SA 4.0', 'ODbL-1.0', ''])
})
