/** Tests of records of the real facts as JSON-LD and Markdown, for some of them or for all. */
import { expect, test } from 'vitest'
import type { DataContext } from '@/lib/portal/publish/data-context'
import { toMarkdown } from '@/lib/portal/publish/export/markdown'
import { pageNode } from '@/lib/portal/publish/seo/json-ld/page'
import { pageFacts, recordInFull } from '@/lib/portal/publish/seo/json-ld/record'
import { getAddress } from '@/lib/portal/records/record-address'
import { safeHttpUrl } from '@/lib/text/safe-http-url'
import {
  type AnyRecord,
  dataContext,
  type RecordExtent,
  recordsWithin,
} from '../fixtures/every-record'
import { expandJsonLd } from '../fixtures/expand-json-ld'

const inPage = (described: AnyRecord & { context: DataContext }) => pageNode(pageFacts(described))

/** Fields that the Markdown of a record gives in another form, or not at all. */
const unwrittenFields = new Set(['logo_url', 'code', 'name', 'title'])

function factsIn(value: unknown, field = ''): [field: string, text: string][] {
  if (typeof value === 'string')
    return unwrittenFields.has(field) || value === '' ? [] : [[field, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) =>
    factsIn(child, Array.isArray(value) ? field : name),
  )
}

function missingFrom(text: string, { document }: AnyRecord): string[] {
  const plain = text.replace(/\\(.)/g, '$1')
  return factsIn(document)
    .map(([, fact]) => safeHttpUrl(fact)?.href ?? fact.replace(/\s+/g, ' ').trim())
    .filter((fact) => !plain.includes(fact))
}

export function testExports(extent: RecordExtent): void {
  test('the JSON-LD of records, in their pages and in their files, expands without a dropped term', async () => {
    const context = await dataContext()
    const records = await recordsWithin(extent)
    expect(records.length).toBeGreaterThan(1_000 / extent.oneIn)
    for (const getNode of [inPage, recordInFull]) {
      // All in one call, so that the context is only processed once.
      const expanded = await expandJsonLd(records.map((record) => getNode({ ...record, context })))
      expect(expanded).toHaveLength(records.length)
      const seen = expanded.map((page) => {
        const { '@id': id, ...properties } = page as Record<string, unknown>
        const [license, thing, breadcrumb] = ['license', 'mainEntity', 'breadcrumb'].map(
          (name) => properties[`https://schema.org/${name}`] as { '@id'?: string }[] | undefined,
        )
        return [id, license?.[0]?.['@id'], thing?.length, breadcrumb?.length]
      })
      const license = context.terms?.license.url
      expect(seen).toEqual(
        records.map(({ family, document }) => [
          context.siteUrl + getAddress(family, document),
          license,
          1,
          1,
        ]),
      )
    }
  })

  test('the Markdown of records contains all their facts and sources, and credits the data', async () => {
    const context = await dataContext()
    const wrong: string[] = []
    for (const record of await recordsWithin(extent)) {
      const text = toMarkdown(record.family, record.document, context)
      for (const fact of missingFrom(text, record)) {
        wrong.push(`${record.family}/${record.document.id}: ${fact}`)
      }
      if (!text.includes(`<${context.terms?.license.url}>`))
        wrong.push(`${record.document.id}: credit`)
      if (/undefined|\[object/.test(text))
        wrong.push(`${record.family}/${record.document.id}: undefined`)
    }
    expect(wrong).toEqual([])
  })
}
