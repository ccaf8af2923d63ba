import { expect, test } from 'vitest'
import { inSentence } from '@/lib/text/names'
import { isoCountries } from './countries'

test('the countries whose names take an article have it in sentences', () => {
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
