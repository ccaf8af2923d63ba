import { parseAtomFeed, parseJsonFeed } from 'feedsmith'
import { expect, test } from 'vitest'
import type { Changes } from '@/lib/contract/changes'
import { families } from '@/lib/contract/families'
import { Versions } from '@/lib/contract/versions'
import { get } from '../contract/client'
import { atomFaults, jsonFeedFaults } from '../fixtures/feed-validity'
import { ask, findByName, getHref, getText, link, one, openPage } from './served-page'

const versions = async () => Versions.parse(await get('/versions')).data

/** The tables with a caption, which is their name. */
const tables = (within: ParentNode, caption: RegExp): Element[] =>
  [...within.querySelectorAll('table')].filter((table) =>
    caption.test(getText(table.querySelector('caption'))),
  )

test('Visitors see what changed between two versions, and follow it to a record', async () => {
  const published = await versions()
  const getPeople = ({ counts }: (typeof published)[number]) =>
    counts.find(({ family }) => family === 'people')
  const place = published.findIndex((version) => getPeople(version)?.added)
  const [newest, before] = published.slice(place)
  const list = await openPage('/versions')
  const changed = findByName(list.document, 'a', /What changed/)[place]
  const { document, main } = await openPage(getHref(changed))
  expect(getText(one(document, 'h1'))).toBe(`Changes from ${before?.version} to ${newest?.version}`)
  const [row, ...others] = findByName(main, 'tr', /^People/)
  expect(others).toEqual([])
  expect(getText(row)).toContain(String(newest && getPeople(newest)?.added))
  const [projects] = findByName(main, 'tr', /^Projects/)
  const address = projects?.querySelector('a')
  if (!address) throw new Error('No link to the changes of projects')
  const family = await openPage(getHref(address))
  const [record] = findByName(family.document, 'a', /^\d+ changes?: /)
  const followed = await openPage(getHref(record))
  expect(tables(followed.document, /^Changes to /)).toHaveLength(1)
})

test('The changes of the newest month are sentences by country, and small', async () => {
  const { document, main } = await openPage('/changes')
  expect(getText(one(document, 'h1'))).toMatch(/^What we recorded in [A-Z][a-z]+ 20\d\d$/)
  const [sentence] = findByName(
    main,
    '.issue-country li',
    /(previously [A-Z]|launched in|pilot in|ended in)/,
  )
  expect(sentence?.querySelector('a[href^="/projects/"]')).not.toBeNull()
  expect(getText(main)).not.toMatch(/[a-z]_[a-z]/)
  const html = await (await ask('/changes')).text()
  expect(html.length).toBeLessThan(100_000)
  expect((await openPage('/changes?month=2020-01')).status).toBe(404)
})

test('A citation leads to the record as it was cited, which leads to the current one', async () => {
  const [, older] = await versions()
  const current = await openPage('/projects/200')
  const cited = await (await ask(`${current.address}.csl.json`)).json()
  const [newest] = await versions()
  expect(cited[0].URL).toMatch(new RegExp(`/versions/${newest?.version}/projects/200$`))
  const path = `/versions/${older?.version}/projects/200`
  const { document, main } = await openPage(path)
  expect(getText(main)).toContain(`as of version ${older?.version}`)
  expect(getHref(link(document, 'Current page'))).toBe(current.address)
  expect(await (await ask(`${path}.json`)).json()).toEqual(
    await get(`/projects/200?version=${older?.version}`),
  )
  expect((await openPage(`${path}-any-slug`)).address).toBe(path)
  expect((await ask(`/versions/${older?.version}/projects/999999`)).status).toBe(404)
  for (const family of families) {
    const { data } = await get<{ data: { id: number; code?: string }[] }>(
      `/${family}?version=${older?.version}`,
    )
    const key = family === 'countries' ? data[0]?.code : data[0]?.id
    const { status } = await openPage(`/versions/${older?.version}/${family}/${key}`)
    expect(status, family).toBe(200)
  }
})

test('Feeds are announced on the pages that they follow, and are valid', async () => {
  for (const path of ['/changes', '/projects?country=CH', '/people']) {
    const { document } = await openPage(path)
    const feed = (type: string) => getHref(one(document, `link[rel=alternate][type="${type}"]`))
    const [atom, json] = await Promise.all([
      ask(feed('application/atom+xml')),
      ask(feed('application/feed+json')),
    ])
    expect(atom.headers.get('content-type')).toContain('application/atom+xml')
    const [atomText, jsonText] = [await atom.text(), await json.text()]
    expect(atomFaults(atomText), path).toEqual([])
    expect(jsonFeedFaults(jsonText), path).toEqual([])
    const [first, other] = [parseAtomFeed(atomText), parseJsonFeed(jsonText)]
    expect(first.entries?.length, path).toBeGreaterThan(0)
    expect(first.entries?.map(({ id }) => id)).toEqual(other.items?.map(({ id }) => id))
    for (const { id } of (first.entries ?? []).slice(0, 3)) {
      expect((await fetch(id ?? '')).status, id).toBe(200)
    }
  }
})

test('A filter by facts that older versions lack finds no list of them, and no changes', async () => {
  const filter = 'kind=Wallet&level=National'
  const published = (await versions()).map(({ version }) => version)
  const lists = published.map((version) =>
    get<{ data: { id: number }[] }>(`/projects?${filter}&per_page=100&version=${version}`),
  )
  const wallets = (await Promise.all(lists)).flatMap(({ data }) => data.map(({ id }) => id))
  const feed = parseJsonFeed(await (await ask(`/projects.feed.json?${filter}`)).text())
  const followed = feed.items?.map(({ id }) => /projects\/(\d+)/.exec(id ?? '')?.[1])
  expect(followed?.length).toBeGreaterThan(0)
  for (const id of followed ?? []) expect(wallets).toContain(Number(id))
  const oldest = `/versions/${published.at(-1)}/projects`
  expect((await openPage(oldest)).status).toBe(200)
  expect((await openPage(`${oldest}?${filter}`)).status).toBe(404)
})

test('A profile states when it was added and last changed, and what changed', async () => {
  const { records } = await get<{ records: { family: string; id: number; kind: string }[] }>(
    '/changes?family=projects',
  )
  // The project with the lowest id has been there since the first version.
  const [changed] = records.filter(({ kind }) => kind === 'changed').toSorted((a, b) => a.id - b.id)
  const { document } = await openPage(`/projects/${changed?.id}`)
  const [heading, ...others] = findByName(document, 'h2, h3', 'History of this page')
  expect(others).toEqual([])
  const history = heading?.closest('section')
  if (!history) throw new Error('the profile has no history')
  expect(getText(history)).toMatch(/Added 20 November 2026/)
  const [newest] = await versions()
  const followed = await openPage(getHref(link(history, newest?.version ?? '')))
  expect(tables(followed.document, /^Changes to /)).toHaveLength(1)
})

/** The latest removal of a record of a family, with the version that removed it and the one before. */
async function lastRemoval(family: string) {
  const all = (await versions()).map(({ version }) => version)
  for (const [index, to] of all.entries()) {
    const from = all[index + 1]
    if (from === undefined) break
    const { records } = await get<Changes>(`/changes?from=${from}&to=${to}&family=${family}`)
    const removed = records.find(({ kind }) => kind === 'removed')
    if (removed) return { from, to, removed }
  }
  throw new Error(`No version removed any of ${family}`)
}

test('The address of a removed record states when it was removed, and leads to its last state', async () => {
  const { from, to, removed } = await lastRemoval('entities')
  const { status, document, main } = await openPage(`/entities/${removed?.id}`)
  expect(status).toBe(410)
  expect(getText(one(document, 'h1'))).toBe(`${removed?.name} was removed`)
  expect(document.title).toContain(`${removed?.name} was removed`)
  expect(getText(main)).toContain(`removed in version ${to}`)
  const last = await openPage(getHref(link(document, `Its page in version ${from}`)))
  expect(getText(one(last.document, 'h1'))).toBe(removed?.name)
  expect(getText(last.main)).toContain(`as of version ${from}`)
  const file = await ask(`/entities/${removed?.id}.json`)
  expect(file.status).toBe(410)
  expect(await file.json()).toMatchObject({ name: removed?.name, removed_in: to })
})

test('The newest version has a page, and an unknown one has none', async () => {
  const latest = await openPage('/versions/latest')
  expect(getText(one(latest.document, 'h1'))).toMatch(/^Version 20/)
  expect((await openPage('/versions/2020.01.01')).status).toBe(404)
})

test('Visitors choose two versions without scripts', async () => {
  const { main } = await openPage('/changes')
  const published = (await versions()).map(({ version }) => version)
  for (const name of ['from', 'to']) {
    const options = main.querySelectorAll(`form[action="/changes"] select[name=${name}] option`)
    expect([...options].map((option) => option.getAttribute('value'))).toEqual(published)
  }
  const { main: equal } = await openPage(`/changes?from=${published[0]}&to=${published[0]}`)
  expect(getText(equal)).toContain('No differences.')
})
