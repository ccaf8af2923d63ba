/** References from the description of one record to another: its type, its address on this site and its name. */
import { type Family, getWords } from '@/lib/contract/families'
import { profilePath } from '@/lib/portal/records/record-path'
import type { RelatedRecord } from '@/lib/portal/records/related-records'
import { singleLine } from '@/lib/text/lines'
import { type JsonLdNode, thingFragment } from './node'

/** The schema.org type that fits a record best. `types` are the API's types of it: `['Consortium']`, `['Public']`. */
export function getSchemaType(family: Family, types: readonly string[]): string {
  if (family === 'projects' && types.includes('Consortium')) return 'Consortium'
  const isPublic = types.includes('Public') && !types.includes('Private')
  if (family === 'entities' && isPublic) return 'GovernmentOrganization'
  return getWords(family).schemaType
}

export type ReferenceTo = (
  record: Omit<RelatedRecord, 'types'> & Partial<RelatedRecord>,
) => JsonLdNode

export const referenceAt =
  (siteUrl: string): ReferenceTo =>
  (record) => ({
    '@type': getSchemaType(record.family, record.types ?? []),
    '@id': `${siteUrl}${profilePath(record)}${thingFragment}`,
    name: singleLine(record.name),
  })
