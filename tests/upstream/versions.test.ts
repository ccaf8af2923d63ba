/** A version, a change of three facts and a second version: pages, feeds and frozen lists report exactly that. */
import { createHash } from 'node:crypto'
import { parseJsonFeed } from 'feedsmith'
import { afterAll, expect, test } from 'vitest'
import { apiKey, askStore } from '../fixtures/api'
import { jsonFeedFaults } from '../fixtures/feed-validity'
import { releasedVersions, secondChanges, storedReleases } from '../fixtures/releases'
import { startPortal } from './portal'

const [first, second] = releasedVersions

const released = await storedReleases(2)
const { app, close } = await askStore(released.storePath)
const baseUrl = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/v1`
const portal = await startPortal({ baseUrl }, { API_KEY: apiKey, API_BUDGET: 'none' })
afterAll(async () => {
  await portal.stop()
  await close()
  await released.close()
})

const text = async (address: string): Promise<string> => {
  const response = await portal.get(address)
  expect(response.status, address).toBe(200)
  return (await response.text()).replaceAll('<!-- -->', '')
}

async function feedAt(address: string) {
  const feed = await text(address)
  expect(jsonFeedFaults(feed), address).toEqual([])
  return parseJsonFeed(feed)
}

test('the page of changes and its data have the three facts and nothing else', async () => {
  const { from, to, records } = JSON.parse(await text('/changes/changes.json'))
  expect([from, to]).toEqual([first, second])
  expect(records).toEqual(await secondChanges())
  const html = await text(`/changes?from=${first}&to=${second}`)
  const rows = html.match(/data-label="After"/g)
  expect(rows).toHaveLength(3)
  for (const said of ['Discontinued', '2025-12', 'Ada Sample']) expect(html).toContain(said)
})

test('the feed of a list contains records that have left it, and no others', async () => {
  const feed = await feedAt('/projects.feed.json?status=Launched')
  expect(feed.items?.map(({ title }) => title)).toEqual(['Alpine ID: 1 change: Status'])
  const other = await feedAt('/projects.feed.json?status=Pilot')
  expect(other.items?.map(({ title }) => title)).toEqual(['Harbour Wallet: 1 change: Launched'])
  const none = await feedAt('/standards.feed.json')
  expect(none.items ?? []).toEqual([])
})

test('the feed and the history of a record have its own change', async () => {
  const feed = await feedAt('/projects/1-alpine-id.feed.json')
  expect(feed.items?.map(({ content_html }) => content_html)).toEqual([
    '<ul><li>Status: Launched → Discontinued</li></ul>',
  ])
  const html = await text('/projects/1-alpine-id')
  expect(html).toContain('History of this page')
  expect(html).toContain('1 change: Status')
})

test('a frozen list does not change, and states what has changed since', async () => {
  const then = await text(`/versions/${first}/projects?status=Launched`)
  expect(then).toContain('1 project as of version')
  expect(then).toContain('Removed from the list')
  const answer = await text(`/versions/${first}/data/projects.json?status=Launched`)
  expect(then).toContain(createHash('sha256').update(answer).digest('hex'))
  expect(JSON.parse(answer)).toMatchObject({
    version: first,
    total: 1,
    records: [{ id: 1, title: 'Alpine ID', status: 'Launched' }],
  })
  const ended = await text(`/versions/${first}/projects?status=Discontinued`)
  expect(ended).toContain('Added to the list')
  const now = await text(`/versions/latest/projects?status=Launched`)
  expect(now).toContain('0 projects as of version')
  expect(now).toContain('This is the newest version.')
  const people = await text(`/versions/${first}/people?q=ada`)
  expect(people).toContain('Ada Example')
})

const axes = 'columns=status&rows=technology'

test('a frozen table does not change, and states which figures are different since', async () => {
  const then = await text(`/versions/${first}/explore?${axes}`)
  const answer = await text(`/versions/${first}/data/explore.json?${axes}`)
  expect(then).toContain(createHash('sha256').update(answer).digest('hex'))
  const { version, total, projects } = JSON.parse(answer)
  expect([version, projects.length]).toEqual([first, total])
  expect(projects[0]).toMatchObject({ id: 1, columns: ['Launched'] })
  expect(then).toContain('2 numbers changed')
  const now = await text(`/versions/latest/explore?${axes}`)
  expect(now).toContain('This is the newest version.')
  expect(now).toContain(`/versions/${second}/projects?`)
  expect((await portal.get(`/versions/2020.01.01/explore?${axes}`)).status).toBe(404)
})

test('lists and tables of a version are CSV too, and those of today name the copy that stays', async () => {
  const list = await text(`/versions/${first}/data/projects.csv?status=Launched`)
  expect(list).toContain('Alpine ID')
  expect(list).toContain(`/versions/${first}/projects?status=Launched,2026-01-02,`)
  expect(list).toContain(`,${first}\r\n`)
  const table = await text(`/versions/${first}/data/explore.csv?${axes}`)
  expect(table).toContain(`/versions/${first}/explore?${axes},2026-01-02,`)
  const today = await text('/lists/projects.csv?status=Pilot')
  expect(today).toContain(`/versions/${second}/projects?status=Pilot`)
  expect(await text(`/explore/table.csv?${axes}`)).toContain(`/versions/${second}/explore?${axes}`)
})

test('a version has a page with its lists and its changes, and an unknown one has none', async () => {
  const page = await text(`/versions/${second}`)
  for (const said of [
    `Version ${second}`,
    `href="/versions/${second}/entities"`,
    `href="/changes?from=${first}&amp;record=people&amp;to=${second}#people-changed"`,
  ]) {
    expect(page).toContain(said)
  }
  expect(await text(`/versions/${first}`)).toContain('This is the first version.')
  expect((await portal.get('/versions/2026.01.03')).status).toBe(404)
})

test('a search states that it covers the current data, and where a version can be searched', async () => {
  const page = await text(`/search?q=alpine&version=${first}`)
  expect(page).toContain('You are searching today’s data.')
  expect(page).toContain(`href="/versions/${first}/projects?q=alpine"`)
  expect(await text('/search?q=alpine')).not.toContain('You are searching today’s data.')
})
