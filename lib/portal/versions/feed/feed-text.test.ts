/** Reads feeds with a third-party parser, and checks them against the rules of their formats. */

import { detectAtomFeed, detectJsonFeed, parseAtomFeed, parseJsonFeed } from 'feedsmith'
import { expect, test } from 'vitest'
import { atomFaults, jsonFeedFaults } from '@/tests/fixtures/feed-validity'
import { releasedVersions, secondChanges } from '@/tests/fixtures/releases'
import { versionEntry } from '@/tests/fixtures/version-entry'
import { recordEntries, versionEntries } from './feed-entries'
import { type FeedContent, feedText } from './feed-text'

const siteUrl = 'https://atlas.test'
const [first, second] = releasedVersions

/** The changes of the fixture's second version: three facts. */
const versionChanges = [
  {
    about: versionEntry(second),
    changes: { from: first, to: second, counts: [], records: await secondChanges() },
  },
]

const getContent = (entries: FeedContent['entries']): FeedContent => ({
  title: 'A & <b> "changes"',
  page: '/projects?country=CH&q=%26',
  entries,
  updated: '2026-02-03T00:00:00Z',
  siteUrl,
  credit: 'By <A> & B',
})

const threeFacts = [
  'Status: Launched → Discontinued',
  'Launched: 2025-11 → 2025-12',
  'Name: Ada Example → Ada Sample',
]

test('the feed of all data has an entry for each version, with exactly its changes', () => {
  const entries = versionEntries(
    [versionEntry(second), versionEntry(first)],
    versionChanges,
    siteUrl,
  )
  const { items } = parseJsonFeed(feedText(getContent(entries), 'json'))
  const text = items?.[0]?.content_html ?? ''
  for (const fact of threeFacts) expect(text).toContain(fact)
  expect(text).toContain('What &lt;b&gt;is&lt;/b&gt; &amp; was')
})

test('Atom and JSON Feed have the same content', () => {
  const entries = recordEntries(versionChanges, () => true)
  const content = getContent(entries)
  const [atomText, jsonText] = [feedText(content, 'atom'), feedText(content, 'json')]
  expect([detectAtomFeed(atomText), detectJsonFeed(jsonText)]).toEqual([true, true])
  const [atom, json] = [parseAtomFeed(atomText), parseJsonFeed(jsonText)]
  expect(atom.entries?.map(({ id }) => id)).toEqual(entries.map(({ path }) => siteUrl + path))
  expect(JSON.parse(jsonText)).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    authors: [{ name: 'DID Atlas' }],
  })
  expect(json.items?.map(({ id }) => id)).toEqual(entries.map(({ path }) => siteUrl + path))
  expect(json.items?.map(({ title }) => title)).toEqual(entries.map(({ title }) => title))
  expect(json.items?.map(({ content_html }) => content_html)).toEqual(
    atom.entries?.map((entry) => entry.content?.value ?? entry.content),
  )
  expect(json.feed_url).toBe(`${siteUrl}/projects.feed.json?country=CH&q=%26`)
})

const getTexts = (content: FeedContent) => ({
  atom: feedText(content, 'atom'),
  json: feedText(content, 'json'),
})

test('Atom and JSON Feed are valid by the schemas of their formats', () => {
  const changes = versionChanges
  const about = [versionEntry(second), versionEntry(first)]
  const hostile = { path: '/x', title: '<b>&\u0001]]>', date: '2026-02-03T00:00:00Z', content: '' }
  for (const entries of [
    versionEntries(about, changes, siteUrl),
    recordEntries(changes, () => true),
    [hostile],
    [],
  ]) {
    for (const credit of ['By <A> & B', undefined]) {
      const { atom, json } = getTexts({ ...getContent(entries), credit })
      expect(atomFaults(atom)).toEqual([])
      expect(jsonFeedFaults(json)).toEqual([])
    }
  }
})

test('the check of feeds detects invalid ones', () => {
  const { atom, json } = getTexts(getContent(recordEntries(versionChanges, () => true)))
  expect(atomFaults(atom.replace('</feed>', ''))).not.toEqual([])
  expect(atomFaults(atom.replace(/<id>.*?<\/id>/, ''))).not.toEqual([])
  expect(jsonFeedFaults(JSON.stringify({ ...JSON.parse(json), version: '2' }))).not.toEqual([])
})

/** RFC 4287, 4.1.1: the requirements that its grammar cannot express. */
test('the feed has an author for its entries, and its own address', () => {
  const text = feedText(getContent(recordEntries(versionChanges, () => true)), 'atom')
  const { authors, links, entries } = parseAtomFeed(text)
  expect(authors?.map(({ name }) => name)).toEqual(['DID Atlas'])
  expect(entries).toHaveLength(3)
  expect(links).toContainEqual({
    rel: 'self',
    href: `${siteUrl}/projects.atom?country=CH&q=%26`,
  })
})

/** Characters: XML 1.0, 2.2. */
test('markup in the data is escaped for readers, and characters that XML forbids are removed', () => {
  const hostile = '<script>]]>&\u0000\u0001a\ufffe\uffffb\ud800'
  const entry = { path: '/x', title: hostile, date: '2026-02-03T00:00:00Z', content: '<p>a</p>' }
  const content = { ...getContent([entry]), title: hostile, credit: hostile }
  const text = feedText(content, 'atom')
  for (const part of ['<script>', '\u0000', '\u0001', '\ufffe', '\uffff', '\ud800']) {
    expect(text.includes(part), escape(part)).toBe(false)
  }
  expect(text.match(/a b\ufffd/g)).toHaveLength(3)
  expect(parseAtomFeed(text).entries?.[0]?.id).toBe(`${siteUrl}/x`)
})
