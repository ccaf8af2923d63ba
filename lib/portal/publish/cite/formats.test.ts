import { Cite } from '@citation-js/core'
import { expect, test } from 'vitest'
import type { Terms } from '@/lib/contract/terms'
import { hostileNames } from '@/tests/fixtures/hostile-names'
import { type Citation, datasetCitation, recordCitation } from './citation'
import { toApa, toBibtex, toChicago, toCslJson, toRis } from './formats'

const terms = {
  attribution: { components: { credit: 'Sample & Sons dataset, a compilation. It is synthetic.' } },
  last_updated: '2026-01-02T00:00:00Z',
} as Terms
const context = { siteUrl: 'https://atlas.example.org', terms, fetchedAt: '2026-03-04T23:59:59Z' }

const getCitation = (title: string): Citation =>
  recordCitation(
    'standards',
    { id: 7, title, projects_following_count: 0, stats: { total_links: 0 } },
    context,
  )

/** The input formats are given explicitly, because citation-js may mistake a name for another format. */
const types = { toBibtex: '@biblatex/text', toRis: '@ris/file', toCslJson: '@else/json' }
type Writer = keyof typeof types
const writers = { toBibtex, toRis, toCslJson }

const readBack = (writer: Writer, citation: Citation) =>
  new Cite(writers[writer](citation), { forceType: types[writer] }).data

for (const writer of Object.keys(writers) as Writer[]) {
  test(`${writer}: parsing returns what was written, for any name`, () => {
    for (const name of hostileNames) {
      const citation = getCitation(name)
      const read = readBack(writer, citation)
      expect(read, name.slice(0, 60)).toHaveLength(1)
      expect(read[0]).toMatchObject({
        title: citation.title,
        URL: citation.URL,
        author: [{ [writer === 'toBibtex' ? 'family' : 'literal']: 'DID Atlas' }],
        // BibTeX has no field for days.
        issued: { 'date-parts': [writer === 'toBibtex' ? [2026, 1] : [2026, 1, 2]] },
      })
    }
  })
}

test('the label and the day of access are in every format', () => {
  const citation = getCitation('Plain')
  expect(toBibtex(citation)).toContain('accessed 2026-03-04')
  expect(toRis(citation)).toContain('\r\nID  - did-atlas-standards-7\r\n')
  expect(toRis(citation)).toContain('\r\nY2  - 2026/03/04')
  for (const writer of ['toRis', 'toCslJson'] as const) {
    expect(readBack(writer, citation)[0]).toMatchObject({
      accessed: { 'date-parts': [[2026, 3, 4]] },
    })
  }
  for (const write of [toApa, toChicago]) expect(write(citation)).toContain('March 4, 2026')
})

test('a title is one line, in the direction of its line', () => {
  for (const name of hostileNames) {
    expect(getCitation(name).title).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u)
  }
})

test('writes a profile in the styles of APA and Chicago', () => {
  const citation = getCitation('Test Format')
  expect(toApa(citation)).toBe(
    'DID Atlas. (2026, January 2). Test Format [Standard profile]. Sample & Sons Dataset, Version 2026.01.02. Retrieved March 4, 2026, from https://atlas.example.org/standards/7-test-format',
  )
  expect(toChicago(citation)).toBe(
    'DID Atlas. 2026. “Test Format.” Standard profile. Sample & Sons dataset, version 2026.01.02. January 2, 2026. Accessed March 4, 2026. https://atlas.example.org/standards/7-test-format.',
  )
})

test('BibTeX has the month as a macro, and the day in the version', () => {
  const entry = toBibtex(getCitation('Test Format'))
  expect(entry).toContain('\n\tyear = {2026},\n\tmonth = jan,\n')
  expect(entry).toContain('\n\tversion = {2026.01.02},\n}\n')
  expect(entry).toContain(
    '{Standard profile, Sample \\& Sons dataset, version 2026.01.02, accessed',
  )
  for (const month of [1, 5, 9, 12]) {
    const day = `2026-${String(month).padStart(2, '0')}-30T00:00:00Z`
    const dated = { ...context, terms: { ...terms, last_updated: day } }
    expect(toBibtex(datasetCitation(dated))).toMatch(/^\tmonth = (?:jan|may|sep|dec),$/m)
  }
})

test('writes the dataset, and claims neither a credit nor a version without the terms', () => {
  expect(toApa(datasetCitation(context))).toMatch(
    /^DID Atlas\. \(2026\)\. Sample & Sons dataset: .* \(Version 2026\.01\.02\) \[Data set\]\. Retrieved/,
  )
  expect(toChicago(datasetCitation(context))).toContain('Dataset. Version 2026.01.02. January')
  expect(toApa(datasetCitation({ ...context, version: '2026.01.02' }))).toMatch(
    /\[Data set\]\. https:\/\/atlas\.example\.org\/versions\/2026\.01\.02$/,
  )
  const unknown = datasetCitation({ ...context, terms: undefined })
  expect(unknown).not.toHaveProperty('version')
  expect(unknown).not.toHaveProperty('issued')
  expect(toChicago(unknown)).toMatch(/^DID Atlas\. n\.d\. Government-affiliated .*\. Dataset\. Acc/)
  const page = recordCitation(
    'industries',
    { id: 3, name: 'Travel', project_count: 5, projects: [] },
    { ...context, terms: undefined },
  )
  expect(toApa(page)).toMatch(/^DID Atlas\. \(n\.d\.\)\. Travel \[Industry profile\]\. Retrieved/)
  expect(toBibtex(page)).not.toMatch(/month|version/)
  for (const writer of Object.keys(writers) as Writer[]) {
    expect(readBack(writer, unknown)[0]).toMatchObject({ title: unknown.title })
  }
})

test('records with plain titles differ in title and address alone, others are formatted by themselves', () => {
  const titled = (title: string, URL: string) => ({ ...getCitation(title), URL })
  const texts = [
    titled('Swiss E-ID', 'https://atlas.example/projects/118-swiss-e-id'),
    titled('Agência & Co (2024)', 'https://atlas.example/entities/25-agencia'),
  ].map((citation) => [toApa(citation), toChicago(citation)])
  expect(texts[1]).toEqual(
    texts[0]?.map((text) =>
      text
        .replace('Swiss E-ID', 'Agência & Co (2024)')
        .replace('projects/118-swiss-e-id', 'entities/25-agencia'),
    ),
  )
  expect(toApa(titled('Who are you?', 'https://atlas.example/x'))).toContain('Who are you?')
})
