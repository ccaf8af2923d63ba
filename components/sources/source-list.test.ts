import { expect, test } from 'vitest'
import type { SourceSummary } from '@/lib/contract/sources'
import { renderedProfile } from '@/tests/fixtures/rendered-profile'
import { aSource } from '@/tests/fixtures/sources'

const report = 'https://office.example/report'
const press = 'https://press.example/2'
const archived = 'https://archive.example/report'

const document = {
  id: 5,
  title: 'Sample standard',
  stats: { total_links: 2 },
  projects_following_count: 2,
  projects_following: [
    { project: { id: 1, title: 'One' }, source: report },
    { project: { id: 2, title: 'Two' }, source: press },
  ],
}

/** The list of sources and the evidence on a profile, if the API knows these sources. */
function renderSources(sources?: SourceSummary[], reviewed?: string) {
  const html = renderedProfile({ family: 'standards', document, sources, reviewed })
  const start = html.indexOf('<ol class="source-list')
  const list = html.slice(start, html.indexOf('</ol>', start))
  const items = list.split('<li ').slice(1)
  return { items, evidence: /Evidence<\/dt><dd>(.*?)<\/dd>/.exec(html)?.[1] ?? '', html }
}

const text = (html = '') => html.replace(/^[^<]*?>/, '').replace(/<[^>]*>/g, '')

test('writes known sources as references', () => {
  const source = aSource({
    id: 77,
    url: report,
    title: 'Bericht',
    language: 'de',
    published: '2025-06-12',
    seen: '2026-11-20',
    archived_url: archived,
  })
  const { items, evidence, html } = renderSources([source])
  expect(text(items[0])).toBe(
    'BerichtSample Office · official · 12 June 2025 · German · Cited here for 1 fact: source 1 · archived copy',
  )
  expect(items[0]).toMatch(/<a href="https:\/\/office\.example\/report"[^>]* lang="de">Bericht</)
  expect(items[0]).toContain('href="/sources/77"')
  expect(items[0]).toContain(`href="${archived}"`)
  expect(text(items[1])).toBe('press.example (no title)')
  expect(text(evidence)).toBe('2 facts, 2 sources, 1 of them official')
  expect(html).toContain('We last read 1 of these 2 sources on 20 November 2026.')
})

test('names the weakest sources', () => {
  const sources = [aSource({ url: report }), aSource({ url: press, kind: 'press' })]
  expect(text(renderSources(sources).evidence)).toBe(
    '2 facts, 2 sources, 1 of them official. Weakest kind of source: press (source\u00A02)',
  )
  const both = sources.map((source) => ({ ...source, kind: 'press' }))
  expect(text(renderSources(both).evidence)).toBe(
    '2 facts, 2 sources, none of them official. Weakest kind of source: press (all sources)',
  )
})

test('shows the date of the last full review, if known', () => {
  const sources = [aSource({ url: report }), aSource({ url: press })]
  expect(text(renderSources(sources, '2026-11-20').evidence)).toBe(
    '2 facts, 2 sources, all official; last reviewed 20 November 2026',
  )
})

test('links to the copy first if a page is gone, and still to its address', () => {
  const gone = { url: report, status: 'gone', gone_since: '2026-05' }
  const { items } = renderSources([aSource({ ...gone, archived_url: archived })])
  expect(text(items[0])).toContain('page gone since May 2026; the title links to an archived copy')
  const links = [...(items[0] ?? '').matchAll(/href="(https:[^"]*)"/g)].map(([, href]) => href)
  expect(links).toEqual([archived, report])
  const without = renderSources([aSource(gone)])
  expect(text(without.items[0])).toMatch(/page gone since May 2026$/)
  expect(without.items[0]).toContain(`href="${report}"`)
})

test('names the hosts where the API has no records of sources', () => {
  const { items, evidence } = renderSources()
  expect(items.map(text)).toEqual(['office.example: Report (no title)', 'press.example (no title)'])
  expect(text(evidence)).toBe('2 facts, 2 sources')
})

test('text about a source from the server stays text', () => {
  const hostile = '<script>alert(1)</script>'
  const source = aSource({
    url: report,
    title: hostile,
    publisher: hostile,
    kind: hostile,
    archived_url: 'javascript:alert(1)',
  })
  const { html } = renderSources([source])
  expect(html).not.toContain('<script')
  expect(html).not.toContain('href="javascript')
})
