import { expect, test } from 'vitest'
import { makeCountryView } from '@/lib/portal/countries/country-view'
import { type CountryCode, dataWith, wallet } from '@/tests/fixtures/national-wallets'
import { country, organization, project } from '@/tests/fixtures/projects'
import { aSource } from '@/tests/fixtures/sources'
import { compareCountries } from './country-comparison'

const data = dataWith([
  wallet(1, 'AT', {
    status: 'Launched',
    status_source: 'https://status.example/',
    standards: [
      { id: 1, title: 'ISO/IEC 18013-5', source: 'https://mdoc.example/' },
      { id: 2, title: 'OpenID for Verifiable Presentations' },
    ],
    dlt_instances: [{ id: 4, name: 'Main net' }],
    entities: [organization(9, 'Member', { role: 'Supplier' })],
  }),
  wallet(2, 'DE', { status: 'Discontinued', dlt_instances: [{ id: 5, name: 'Old net' }] }),
])
const names = { AT: 'Austria', DE: 'Germany', ZA: 'South Africa' }

const compared = (Object.keys(names) as (keyof typeof names & CountryCode)[]).map((code) => ({
  country: {
    ...country(1, code, names[code], { entities: 3, projects_hq: 2, regulations: 1 }),
    projects_hq: [project(1, { status: 'Active' }), project(2, { status: 'Launched' })],
    regulations: [{ id: 6, title: `Act of ${names[code]}` }],
  },
  view: makeCountryView(data, code, '2026-11-24'),
  unionLaws: 13,
  records: new Map([['https://status.example/', aSource({ kind: 'press' })]]),
}))
const comparison = compareCountries(compared)
const { groups, empty } = comparison
const getRow = (name: string) =>
  groups
    .flatMap(({ rows }) => rows)
    .find((row) => row.name === name)
    ?.cells.map((values) => values.map(({ text }) => text))

test('countries are compared by their wallets, laws and projects', () => {
  expect(getRow('Wallet')?.[2]).toEqual(['None known'])
  expect(getRow('Status')).toEqual([['Launched'], ['Discontinued'], []])
  expect(getRow('Evidence of status')).toEqual([['Press'], [], []])
  expect(getRow('Formats')).toEqual([['mdoc'], [], []])
  expect(getRow('Protocols')).toEqual([['OpenID4VP'], [], []])
  expect(getRow('Suppliers')).toEqual([['Organization 9'], [], []])
  expect(getRow('EU laws')).toEqual([['13'], ['13'], ['0']])
  expect(getRow('Launched or active')).toEqual([['2'], ['2'], ['2']])
  expect(getRow('National laws')?.[2]).toEqual(['Act of South Africa'])
  expect(empty).toContain('Operator')
})

test('the technology of a former wallet is not counted', () => {
  expect(getRow('Ledger')).toEqual([['Main net'], [], []])
})
