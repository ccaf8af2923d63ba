import { expect, test } from 'vitest'
import type { BuiltOn } from './built-on'
import { countrySentence } from './country-sentence'
import type { Tally } from './tally'

const tally = (counts: Record<string, number>): Tally => ({
  items: Object.entries(counts).map(([name, count]) => ({ name, count, address: '/projects' })),
})
const country = (projects_hq: number, entities: number) => ({
  stats: { projects_hq, entities, projects_target: 0, regulations: 0 },
})
const builtOn: BuiltOn = {
  count: 13,
  address: '/projects?country=CH',
  methods: tally({ 'did:webvh': 3, 'did:key': 2 }),
  ledgers: tally({ Ethereum: 1, Indy: 1 }),
  standards: tally({ 'SD-JWT VC': 4 }),
  statuses: tally({ Launched: 3, Pilot: 6, Announced: 2, Discontinued: 2 }),
}

test('counts projects and organizations, and names what is clearly the most frequent', () => {
  expect(countrySentence(country(13, 44), builtOn)).toBe(
    '13 projects, 3 launched and 6 in pilot; 44 organizations. Most often built on did:webvh and SD-JWT VC.',
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
  expect(countrySentence(country(1, 0), one(tally({ Launched: 1 })))).toBe('1 project, launched.')
  expect(countrySentence(country(1, 2), one(tally({ Pilot: 1 })))).toBe(
    '1 project, in pilot; 2 organizations.',
  )
})

test('states only what is known', () => {
  expect(countrySentence(country(1, 0), undefined)).toBe('1 project.')
  expect(countrySentence(country(0, 1), undefined)).toBe('1 organization.')
  expect(countrySentence(country(0, 0), undefined)).toBeUndefined()
  const bare = {
    ...builtOn,
    methods: tally({}),
    ledgers: tally({}),
    standards: tally({}),
    statuses: tally({}),
  }
  expect(countrySentence(country(2, 3), bare)).toBe('2 projects; 3 organizations.')
  const once = { ...bare, ledgers: tally({ Ethereum: 1 }) }
  expect(countrySentence(country(2, 3), once)).toBe('2 projects; 3 organizations.')
})
