import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { get, renderedText, startListening } from '@/tests/fixtures/listening'
import { newFolder } from '@/tests/fixtures/new-folder'
import { storedReleases } from '@/tests/fixtures/releases'
import { Snapshots } from '../snapshots'
import { type FamilyRecords, getRecords, type KnownPages, knownPages } from './known-pages'

const pattern = (page: string) =>
  `^${page.replace(/\[\.\.\.\w+\]/g, '(.+?)').replace(/\[\w+\]/g, '([^/]+?)')}(?:/)?$`
const getRoutes = (pages: string[]) => pages.map((page) => ({ page, regex: pattern(page) }))

const manifest = {
  staticRoutes: getRoutes(['/', '/_not-found', '/about', '/embed/map', '/projects', '/robots.txt']),
  dynamicRoutes: getRoutes([
    '/maps/world/[file]',
    '/projects/[id]',
    '/[...path]',
    '/embed/projects/[id]',
    '/embed/[...path]',
    '/feeds/[...path]',
    '/files/[family]/[segment]/[format]',
  ]),
}

const segments: Partial<Record<string, [string, string][]>> = {
  projects: [['118', '118-alpine-id']],
  countries: [['CH', 'CH']],
  industries: [['7', '7-banks']],
}
const records: FamilyRecords = (family) => new Map(segments[family])

function pagesOfBuild(records?: FamilyRecords): KnownPages {
  const folder = newFolder()
  const build = path.join(folder, '.next')
  mkdirSync(build)
  mkdirSync(path.join(folder, 'public'))
  writeFileSync(path.join(folder, 'public', 'icon.svg'), '')
  writeFileSync(path.join(build, 'routes-manifest.json'), JSON.stringify(manifest))
  return knownPages(build, records)
}

const expected = {
  possible: [
    '/',
    '/about',
    '/about/',
    '/ab%6Fut',
    '/projects',
    '/projects?page=2',
    '/projects/118-alpine-id',
    '/projects/118-alpine-id.feed.json',
    '/countries/CH',
    '/projects/118-alpine-id.json',
    '/embed/projects/118',
    '/badge/CH.svg',
    '/badge/projects/118.svg',
    '/industries/7-banks',
    '/maps/world/anything.svg',
    '/embed/map',
    '/robots.txt',
    '/icon.svg',
  ],
  'no page': [
    '/missing',
    '/x.json',
    '/projects.xyz',
    '/dataset.xyz',
    '/about.md',
    '/nothing',
    '/nothing/here/at/all',
    '/_not-found',
    '/files/projects/118/json',
    '/feeds/projects.atom',
    '/projects/119',
    '/projects/118x',
    '/projects/118-alpine-id.xyz',
    '/projects/118-alpine-id.rdf',
    '/projects/118-alpine-id.json.txt',
    '/projects/118-alpine-id.JSON',
    '/projects/118-alpine-id.',
    '/projects/118.html',
    '/countries/CH.xyz',
    '/projects/99999999999999999999',
    '/entities/118',
    '/countries/XX',
    '/countries/CHE',
    '/embed/projects/119',
    '/embed/entities/118',
    '/embed/nothing',
    '/badge/ch.svg',
    '/badge/CHE.svg',
    '/badge/projects/118-alpine-id.svg',
    '/badge/people/118.svg',
  ],
  'no file': [
    '/projects/119.json',
    '/people/x.md',
    '/countries/XX.png',
    '/badge/XX.svg',
    '/badge/projects/119.svg',
    '/projects/118.vc.json',
    '/maps/world/x.vc.json',
    '/sources/9.json',
  ],
}

test('knows which addresses can be pages of the site', async () => {
  const knownPages = pagesOfBuild(records)
  for (const [existence, addresses] of Object.entries(expected)) {
    for (const address of addresses) expect(knownPages(address), address).toBe(existence)
  }
})

test('redirects every other address of a record to the canonical one', async () => {
  const knownPages = pagesOfBuild(records)
  const canonical = {
    '/projects/118': '/projects/118-alpine-id',
    '/projects/118-anything': '/projects/118-alpine-id',
    '/projects/118-x.csl.json': '/projects/118-alpine-id.csl.json',
    '/projects/118.atom': '/projects/118-alpine-id.atom',
    '/countries/ch': '/countries/CH',
    '/countries/ch.md': '/countries/CH.md',
    '/embed/projects/118-alpine-id': '/embed/projects/118',
  }
  for (const [address, movedTo] of Object.entries(canonical)) {
    expect(knownPages(address), address).toEqual({ movedTo })
    expect(knownPages(movedTo), movedTo).toBe('possible')
  }
})

test('without the records of the data every valid id is possible', async () => {
  const knownPages = pagesOfBuild()
  expect(knownPages('/projects/119')).toBe('possible')
  expect(knownPages('/countries/XX.png')).toBe('possible')
  expect(knownPages('/projects/x')).toBe('no page')
})

test('a flood of made-up addresses costs one render', async () => {
  const rendering: string[] = []
  const render = async ({ target }: { target: string }) => {
    rendering.push(target)
    return { ...renderedText('nothing here'), status: 404 }
  }
  const { open } = await startListening(render)
  const { socket, received } = await open(get('/projects/x0'))
  const targets = ['/foo%0abar', '/projects/-1', '/%00', '/countries/CHE', '/people/0']
  for (const target of targets) socket.write(get(target))
  socket.write(get('/projects/x.json'))
  await expect.poll(() => received().match(/HTTP\/1\.1 404/g)).toHaveLength(targets.length + 2)
  expect(rendering).toEqual(['/missing'])
  const frame = await open(get('/embed/projects/x', 'Connection: close'))
  expect(await frame.closed).toMatch(/^HTTP\/1\.1 404/)
  expect(rendering).toEqual(['/missing', '/embed/missing'])
})

test('has only the current records and the records that a version removed', async () => {
  const released = await storedReleases()
  const snapshots = await Snapshots.open(released.storePath)
  const records = getRecords(snapshots)
  const [older, , newest] = released.snapshots
  const getIds = (snapshot: typeof older) => snapshot?.families.entities.map(({ id }) => id)
  const gone = getIds(older)?.filter((id) => !getIds(newest)?.includes(id)) ?? []
  onTestFinished(async () => {
    await snapshots.close()
    await released.close()
  })
  expect(gone).toHaveLength(1)
  const ids = [...(getIds(newest) ?? []), ...gone, 999_999]
  const found = ids.map((id) => records('entities').has(String(id)))
  expect(found).toEqual(ids.map((id) => id !== 999_999))
  expect(records('people').has(String(gone[0]))).toBe(false)
  expect(records('countries').has('CH')).toBe(true)
  expect(records('countries').has('ZZ')).toBe(false)
  const [first] = newest?.families.entities ?? []
  expect(records('entities').get(String(first?.id))).toMatch(new RegExp(`^${first?.id}-[a-z]`))
  expect(records('countries').get('CH')).toBe('CH')
  expect(records('entities').get(String(gone[0])), 'a removed record').toBeUndefined()
})
