/** Feeds, read by a parser that this project did not write, and by the rules of their formats. */
import { expect, test } from '@playwright/test'
import { detectAtomFeed, detectJsonFeed, parseAtomFeed, parseJsonFeed } from 'feedsmith'
import { parseDocument } from 'htmlparser2'
import { releasedVersions, secondChanges } from '@/tests/fixtures/releases'
import { recordEntries, versionEntries } from './feed-entries'
import { type FeedContent, feedText } from './feed-text'

const siteUrl = 'https://atlas.test'
const [first, second] = releasedVersions

const aboutOf = (version: string) => ({
  version,
  date: `${version.replaceAll('.', '-')}T00:00:00Z`,
  sha256: '',
  records: 1,
  summary: `What <b>is</b> & was in ${version}.`,
  notes: [],
  counts: [],
})

/** What changed with the second version of the fixture: three facts. */
async function versionChanges() {
  const records = await secondChanges()
  return [{ about: aboutOf(second), changes: { from: first, to: second, counts: [], records } }]
}

const contentOf = (entries: FeedContent['entries']): FeedContent => ({
  title: 'A & <b> "changes"',
  page: '/projects?country=CH&q=%26',
  entries,
  updated: '2026-02-03T00:00:00Z',
  siteUrl,
  credit: 'By <A> & B',
})

const threeFacts = [
  'Status: Launched → Discontinued',
  'Launch date: 2025-11 → 2025-12',
  'Name: Ada Example → Ada Sample',
]

test('the feed of everything has an entry for each version, with exactly what changed', async () => {
  const entries = versionEntries([aboutOf(second), aboutOf(first)], await versionChanges(), siteUrl)
  const { items } = parseJsonFeed(feedText(contentOf(entries), 'json'))
  expect(items?.map(({ title }) => title)).toEqual([`Version ${second}`, `Version ${first}`])
  const text = items?.[0]?.content_html ?? ''
  expect(text.match(/→/g)).toHaveLength(threeFacts.length)
  for (const fact of threeFacts) expect(text).toContain(fact)
  expect(text).toContain('What &lt;b&gt;is&lt;/b&gt; &amp; was')
})

test('other feeds have an entry for each record that a version changed', async () => {
  const entries = recordEntries(await versionChanges(), ({ family }) => family === 'projects')
  expect(entries.map(({ title, path }) => [title, path])).toEqual([
    ['Alpine ID: 1 change: Status', `/changes?from=${first}&record=projects/1&to=${second}`],
    [
      'Harbour Wallet: 1 change: Launch date',
      `/changes?from=${first}&record=projects/2&to=${second}`,
    ],
  ])
})

test('Atom and JSON Feed say the same, whoever reads them', async () => {
  const entries = recordEntries(await versionChanges(), () => true)
  const content = contentOf(entries)
  const [atomText, jsonText] = [feedText(content, 'atom'), feedText(content, 'json')]
  expect([detectAtomFeed(atomText), detectJsonFeed(jsonText)]).toEqual([true, true])
  const [atom, json] = [parseAtomFeed(atomText), parseJsonFeed(jsonText)]
  expect(atom.entries?.map(({ id }) => id)).toEqual(entries.map(({ path }) => siteUrl + path))
  expect(json.items?.map(({ id }) => id)).toEqual(entries.map(({ path }) => siteUrl + path))
  expect(json.items?.map(({ title }) => title)).toEqual(entries.map(({ title }) => title))
  expect(json.items?.map(({ content_html }) => content_html)).toEqual(
    atom.entries?.map((entry) => entry.content?.value ?? entry.content),
  )
  expect(json.feed_url).toBe(`${siteUrl}/projects.feed.json?country=CH&q=%26`)
})

/** RFC 4287, 4.1: what a feed and its entries must have, once each. */
test('Atom has each element that its standard demands', async () => {
  const text = feedText(contentOf(recordEntries(await versionChanges(), () => true)), 'atom')
  const root = parseDocument(text, { xmlMode: true }).children.find((node) => 'attribs' in node)
  if (!root || !('children' in root)) throw new Error('There is no element at the root')
  expect(root).toMatchObject({ name: 'feed', attribs: { xmlns: 'http://www.w3.org/2005/Atom' } })
  const childrenOf = (node: typeof root) =>
    node.children.filter((child): child is typeof root => 'attribs' in child)
  const named = (node: typeof root, name: string) =>
    childrenOf(node).filter((child) => 'name' in child && child.name === name)
  const entries = named(root, 'entry')
  expect(entries).toHaveLength(3)
  for (const node of [root, ...entries]) {
    for (const name of ['id', 'title', 'updated']) expect(named(node, name), name).toHaveLength(1)
  }
  expect(named(root, 'author')).toHaveLength(1)
  const links = named(root, 'link').map((link) => 'attribs' in link && link.attribs)
  expect(links).toContainEqual({
    rel: 'self',
    href: `${siteUrl}/projects.atom?country=CH&q=%26`,
  })
})

test('no markup of the data reaches a reader', async () => {
  const hostile = '<script>alert(1)</script> ]]> & \u0000'
  const entry = { path: '/x', title: hostile, date: '2026-02-03T00:00:00Z', content: '<p>a</p>' }
  const text = feedText({ ...contentOf([entry]), title: hostile }, 'atom')
  expect(text).not.toContain('<script>')
  expect(text).not.toContain('\u0000')
  expect(parseAtomFeed(text).entries?.[0]?.id).toBe(`${siteUrl}/x`)
})

/** XML 1.0, 2.2. */
test('no character that XML forbids reaches a reader', async () => {
  const forbidden = '\u0001a\ufffe\uffffb\ud800'
  const entry = { path: '/x', title: forbidden, date: '2026-02-03T00:00:00Z', content: '<p>a</p>' }
  const content = { ...contentOf([entry]), title: forbidden, credit: forbidden }
  const text = feedText(content, 'atom')
  for (const character of ['\u0001', '\ufffe', '\uffff', '\ud800']) {
    expect(text.includes(character), escape(character)).toBe(false)
  }
  expect(text.match(/a b\ufffd/g)).toHaveLength(3)
})
