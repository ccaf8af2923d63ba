import { expect, test } from 'vitest'
import { tally } from '@/tests/fixtures/tally'
import { type BuiltOn, countrySentence } from './built-on'
import type { Tally } from './tally'

const country = (projects_hq: number, entities: number) => ({
  stats: { projects_hq, entities, projects_target: 0, regulations: 0 },
})
const builtOn: BuiltOn = {
  count: 13,
  address: '/projects?country=CH',
  methods: tally({ 'did:webvh': 3, 'did:key': 2 }),
  ledgers: tally({ Ethereum: 1, Indy: 1 }),
  standards: tally({ 'SD-JWT VC': 4 }),
  statuses: tally({ Launched: 3, Pilot: 6, Announced: 2, Discontinued: 1, Inactive: 1 }),
}

test('counts projects, all their statuses, and organizations', () => {
  expect(countrySentence(country(13, 44), builtOn)).toBe(
    'We list 13 projects based there and 44 organizations. Of the projects, 6 are being piloted, 3 have launched, 2 have been announced and 2 have ended.',
  )
})

test('counts projects without a status too', () => {
  const none = { value: 'none', name: 'Not disclosed', count: 4, address: '/projects' }
  expect(
    countrySentence(country(7, 0), {
      ...builtOn,
      statuses: { ...tally({ Pilot: 3 }), none: [none] },
    }),
  ).toBe(
    'We list 7 projects based there. Of the projects, the status of 4 is not disclosed and 3 are being piloted.',
  )
})

test('does not count the states of a single project', () => {
  const one = (statuses: Tally): BuiltOn => ({
    ...builtOn,
    count: 1,
    methods: tally({}),
    ledgers: tally({}),
    standards: tally({}),
    statuses,
  })
  expect(countrySentence(country(1, 0), one(tally({ Launched: 1 })))).toBe(
    'We list 1 project based there (launched).',
  )
  expect(countrySentence(country(1, 2), one(tally({ Pilot: 1 })))).toBe(
    'We list 1 project based there (being piloted) and 2 organizations.',
  )
})

test('states a status that all projects have once', () => {
  const both = { ...builtOn, count: 2, statuses: tally({ Discontinued: 1, Inactive: 1 }) }
  expect(countrySentence(country(2, 3), both)).toBe(
    'We list 2 projects based there (both ended) and 3 organizations.',
  )
  const all = { ...builtOn, count: 3, statuses: tally({ Launched: 3 }) }
  expect(countrySentence(country(3, 0), all)).toBe('We list 3 projects based there (all launched).')
})

test('states only known facts', () => {
  expect(countrySentence(country(1, 0), undefined)).toBe('We list 1 project based there.')
  expect(countrySentence(country(0, 1), undefined)).toBe('We list 1 organization.')
  expect(countrySentence(country(0, 0), undefined)).toBe(
    'We list no projects, organizations or laws there yet.',
  )
  const stats = { projects_hq: 0, projects_target: 1, entities: 0, regulations: 2 }
  expect(countrySentence({ stats }, undefined)).toBe('We list 1 project that serves it and 2 laws.')
})
