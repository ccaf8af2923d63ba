/** The addresses of feeds, changes and versions, with their queries. */
import { expect, test } from 'vitest'
import { feedAddress, feedOfPath } from '@/lib/portal/publish/feed-address'
import { canonicalQuery } from '@/lib/portal/routing/page-query'
import { absenceText, changesAddress, getAbsence } from './changes-query'
import { followedPages } from './feed/followed-pages'

const canonical = (path: string, query: string) => canonicalQuery(path, new URLSearchParams(query))

test('a feed has the address of its page with an ending', () => {
  expect(feedAddress('/projects?country=CH', 'atom')).toBe('/projects.atom?country=CH')
  expect(feedAddress('/projects/1-alpine-id', 'json')).toBe('/projects/1-alpine-id.feed.json')
  expect(feedOfPath('/changes.atom')).toEqual({ subject: { kind: 'all' }, format: 'atom' })
  expect(feedOfPath('/did-methods.feed.json')).toEqual({
    subject: { kind: 'list', family: 'did-methods' },
    format: 'json',
  })
  expect(feedOfPath('/countries/CH.atom')).toEqual({
    subject: { kind: 'record', family: 'countries', segment: 'CH' },
    format: 'atom',
  })
  for (const path of ['/about.atom', '/projects.rss', '/changes/1.atom', '/x/1.atom', '/.atom']) {
    expect(feedOfPath(path), path).toBeUndefined()
  }
})

test('a country can be followed by its projects, any other record by itself', () => {
  const ofCountry = followedPages('countries', '/countries/CH', 'Switzerland')
  expect(ofCountry.map(({ page }) => feedAddress(page, 'atom'))).toEqual([
    '/projects.atom?country=CH',
    '/countries/CH.atom',
  ])
  expect(followedPages('projects', '/projects/1-alpine-id', 'Alpine ID')).toEqual([
    { page: '/projects/1-alpine-id', subject: 'Alpine ID' },
  ])
})

test('feeds and lists of versions have the filters of the list, and neither order nor page', () => {
  const query = 'sort=-name&page=2&country=ch&open=status&x=1&q=id'
  for (const path of [
    '/projects.atom',
    '/projects.feed.json',
    '/versions/2026.11.22/projects',
    '/versions/latest/projects',
    '/versions/2026.11.22/data/projects.json',
  ]) {
    expect(canonical(path, query), path).toBe('country=CH&q=id')
  }
  for (const path of ['/projects/1-a.atom', '/changes.atom', '/versions', '/versions/x/data/y']) {
    expect(canonical(path, query), path).toBe('')
  }
})

test('the page of changes accepts two versions and a family or a record', () => {
  const state = { from: '2026.11.20', to: '2026.11.22', family: 'projects', id: 118 } as const
  const address = changesAddress(state)
  expect(address).toBe('/changes?from=2026.11.20&record=projects/118&to=2026.11.22')
  expect(canonical('/changes', address.split('?')[1] ?? '')).toBe(address.split('?')[1])
  expect(canonical('/changes/changes.json', 'to=2026.11.22&record=people')).toBe(
    'record=people&to=2026.11.22',
  )
  for (const query of ['from=today', 'to=2026.1.1', 'record=x/1', 'record=projects/0', 'y=1']) {
    expect(canonical('/changes', query).replace('record=projects', ''), query).toBe('')
  }
})

test('explains why two versions cannot be compared', () => {
  const [newest, first] = [{ version: '2026.11.22' }, { version: '2026.11.20' }]
  const unknown = '2026.11.21'
  const all = [newest, first]
  for (const state of [{ from: unknown }, { to: unknown }, { from: unknown, to: first.version }]) {
    expect(getAbsence(state, all), JSON.stringify(state)).toBe('no such version')
  }
  expect(getAbsence({ to: first.version }, all)).toBe('nothing before')
  expect(getAbsence({}, [first])).toBe('nothing before')
  for (const state of [{}, { to: newest.version }, { from: newest.version, to: first.version }]) {
    expect(getAbsence(state, all), JSON.stringify(state)).toBeUndefined()
  }
  expect(absenceText('nothing before')).toBe(
    'This is the first version, so there is nothing to compare it with.',
  )
})
