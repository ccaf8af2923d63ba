import { expect, test } from 'vitest'
import { isoCountries } from '@/lib/facts/load/countries'
import { inSentence, licenceName, needsArticle } from './names'

test('gives an article to the names that take one, and to no others', () => {
  const names = ['Netherlands', 'United States', 'European Union', 'Cook Islands', 'DR Congo']
  expect(names.map(inSentence)).toEqual(names.map((name) => `the ${name}`))
  const plain = ['Switzerland', 'Ireland', 'Iceland', 'Saint Helena', 'Germany', 'International']
  expect(plain.map(inSentence)).toEqual(plain)
})

test('every country has its article', () => {
  const named = isoCountries.map(({ name }) => name).filter((name) => inSentence(name) !== name)
  expect(named).toEqual([
    'Åland Islands',
    'Bahamas',
    'British Indian Ocean Territory',
    'British Virgin Islands',
    'Caribbean Netherlands',
    'Cayman Islands',
    'Central African Republic',
    'Cocos (Keeling) Islands',
    'Comoros',
    'Cook Islands',
    'Dominican Republic',
    'DR Congo',
    'Falkland Islands',
    'Faroe Islands',
    'French Southern and Antarctic Lands',
    'Gambia',
    'Isle of Man',
    'Maldives',
    'Marshall Islands',
    'Netherlands',
    'Northern Mariana Islands',
    'Philippines',
    'Pitcairn Islands',
    'Republic of the Congo',
    'Seychelles',
    'Solomon Islands',
    'Turks and Caicos Islands',
    'United Arab Emirates',
    'United Kingdom',
    'United States',
    'United States Minor Outlying Islands',
    'United States Virgin Islands',
  ])
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

test('writes identifiers of Creative Commons as people do, and leaves others unchanged', () => {
  const ids = ['CC-BY-4.0', 'CC-BY-SA-4.0', 'ODbL-1.0', '']
  expect(ids.map(licenceName)).toEqual(['CC BY 4.0', 'CC BY-SA 4.0', 'ODbL-1.0', ''])
})
