/** References from the description of one record to another: its type, its address on this site and its name. */

import type { Family } from '@/lib/contract/families'
import type { CountryRef } from '@/lib/contract/values'
import { profilePath } from '@/lib/portal/records/record-path'
import type { RelatedRecord } from '@/lib/portal/records/related-records'
import { safeHttpUrl } from '@/lib/text/safe-http-url'
import { singleLine } from '@/lib/text/single-line'
import { thingFragment } from './names'
import type { JsonLdNode } from './node'
import { getSchemaType } from './schema-types'

export type ReferenceTo = (record: RelatedRecord) => JsonLdNode

export const referenceAt =
  (siteUrl: string): ReferenceTo =>
  (record) => ({
    '@type': getSchemaType(record.family, record.types),
    '@id': `${siteUrl}${profilePath(record)}${thingFragment}`,
    name: singleLine(record.name),
  })

/** A related record of which the document states little more than the id and the name. */
export const namedReference = (
  family: Family,
  { id, name, types = [] }: { id: number; name: string; types?: readonly string[] },
): RelatedRecord => ({ family, id, name, types })

export const getCountry = ({ id, name, code }: CountryRef): RelatedRecord => ({
  family: 'countries',
  id,
  name,
  code,
  types: [],
})

export const webAddresses = (...texts: (string | null | undefined)[]): string[] =>
  texts.flatMap((text) => safeHttpUrl(text)?.href ?? [])
