import { expect, test } from 'vitest'
import type { NationalWallet } from '@/lib/portal/wallets/national-wallets'
import { countryAnswer, describeMakers } from './answer'

const day = '2026-11-24'
const wallet = (name: string, facts: Partial<NationalWallet>): NationalWallet => ({
  id: 1,
  type: 'DID Project',
  stats: { total_links: 0, score: 0 },
  title: name,
  name,
  protocols: [],
  ledgers: [],
  suppliers: [],
  operators: [],
  managers: [],
  laws: [],
  ...facts,
})
const answer = (country: string, ...wallets: NationalWallet[]) =>
  countryAnswer(country, wallets, day)

test('states that a country has no national wallet', () => {
  expect(answer('Kenya')).toBe('We know of no national wallet in Kenya.')
  expect(answer('Bahamas')).toBe('We know of no national wallet in the Bahamas.')
})

test('states the launched wallet with its launch date', () => {
  const first = wallet('eAusweise', { stage: 'running', launch_date: '2022-10-19' })
  expect(answer('Austria', first)).toBe(
    'Austria has launched a national wallet: eAusweise. It has been open to the public since October 2022.',
  )
  const other = wallet('Other', { stage: 'running', launch_date: '2024' })
  expect(answer('Austria', first, other, wallet('Next', { stage: 'pilot' }))).toBe(
    'Austria has launched 2 national wallets: eAusweise and Other.',
  )
})

test('states a piloted or announced wallet with its planned launch date', () => {
  const pilot = wallet('German EUDI Wallet', { stage: 'pilot', launch_date: '2027-01' })
  const former = wallet('ID Wallet', { stage: 'ended' })
  expect(answer('Germany', pilot, former)).toBe(
    'Germany is piloting a national wallet: the German EUDI Wallet. Its launch is planned for January 2027.',
  )
  const tested = wallet('NL Wallet', { stage: 'pilot', launch_date: '2026' })
  expect(answer('Netherlands', tested)).toBe(
    'The Netherlands is piloting a national wallet: NL Wallet.',
  )
  expect(answer('Romania', wallet('RO', { stage: 'planned' }))).toBe(
    'Romania has announced a national wallet: RO.',
  )
})

test('adds the source of the status of a single wallet', () => {
  const pilot = wallet('NL Wallet', { stage: 'pilot', status_date: '2026-01' })
  const describe = (...wallets: NationalWallet[]) =>
    countryAnswer('Netherlands', wallets, day, ({ status_date: date }) => `source: press, ${date}`)
  expect(describe(pilot)).toBe(
    'The Netherlands is piloting a national wallet: NL Wallet (source: press, 2026-01).',
  )
  expect(describe(pilot, pilot)).not.toContain('source')
})

test('a wallet that has ended is not a national wallet in use', () => {
  expect(answer('Malta', wallet('Old', { stage: 'ended', end_date: '2021-10' }))).toBe(
    'Malta has no national wallet in use: Old ended in October 2021.',
  )
  expect(answer('Malta', wallet('Quiet', {}))).toBe(
    'Malta has a national wallet: Quiet. Its status is not disclosed.',
  )
})

test('names who manages and supplies the only wallet, if that is short', () => {
  const agency = { id: 1, name: 'Agency (Austria)' }
  const builder = { id: 2, name: 'Builder' }
  const made = wallet('A', { managers: [agency], suppliers: [agency, builder] })
  expect(describeMakers([made])).toBe('Manager: Agency. Suppliers: Agency and Builder.')
  expect(describeMakers([wallet('A', { suppliers: [builder] })])).toBe('Supplier: Builder.')
  const long = { id: 3, name: 'x'.repeat(120) }
  expect([
    describeMakers([]),
    describeMakers([wallet('A', {})]),
    describeMakers([made, made]),
    describeMakers([{ ...made, stage: 'ended' }]),
    describeMakers([{ ...made, suppliers: [long] }]),
  ]).toEqual(['', '', '', '', ''])
})
