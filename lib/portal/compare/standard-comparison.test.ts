import { expect, test } from 'vitest'
import type { StandardDetail } from '@/lib/contract/standards'
import type { Usage } from '@/lib/portal/related/usage'
import { tally } from '@/tests/fixtures/tally'
import { compareStandards } from './standard-comparison'

const following = (id: number, source?: string) => ({
  project: { id, title: `P${id}`, type: 'DID Project' },
  ...(source ? { source } : {}),
})

const standard = (id: number, facts: Partial<StandardDetail> = {}): StandardDetail => ({
  id,
  title: `S${id}`,
  projects_following_count: facts.projects_following?.length ?? 0,
  stats: { total_links: 0 },
  ...facts,
})

const usage: Usage = {
  count: 3,
  address: '/projects?standard=1',
  countries: tally({ Norway: 2, Chile: 1 }),
  statuses: tally({ Launched: 1, Active: 1, Pilot: 1 }),
  statusPhrase: '1 launched, 1 active and 1 being piloted',
  years: tally({}),
  datedPilots: 0,
}

const compared = [
  {
    standard: standard(1, {
      url: 'https://standard.example/1',
      projects_managing: [following(9)],
      projects_following: [following(7, 'https://source.example/'), following(8)],
    }),
    usage,
    wallets: new Set([7]),
  },
  { standard: standard(2), wallets: new Set([7]) },
]
const comparison = compareStandards(compared)
const { groups } = comparison
const getRow = (name: string) =>
  groups
    .flatMap(({ rows }) => rows)
    .find((row) => row.name === name)
    ?.cells.map((values) => values.map(({ text }) => text))

test('standards are compared by who follows them, and where', () => {
  expect(getRow('Maintained by')).toEqual([['P9'], []])
  expect(getRow('Followed by')).toEqual([['2'], ['0']])
  expect(getRow('National wallets')).toEqual([['P7'], ['None known']])
  expect(getRow('Launched or active')).toEqual([['2'], ['0']])
  expect(getRow('Being piloted')).toEqual([['1'], ['0']])
  expect(getRow('Countries with the most projects')).toEqual([
    ['Norway (2)', 'Chile (1)'],
    ['None known'],
  ])
})

test('each count links to the list of its projects', () => {
  const [cell] =
    groups.flatMap(({ rows }) => rows).find(({ name }) => name === 'Being piloted')?.cells ?? []
  expect(cell?.[0]?.path).toBe('/projects?standard=1&status=Pilot')
})
