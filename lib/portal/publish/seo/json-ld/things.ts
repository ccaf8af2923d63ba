/** Describes records by the facts and relations for which schema.org has a term. */

import type { EntityDetail } from '@/lib/contract/entities'
import { type Family, getWords } from '@/lib/contract/families'
import type { ProjectDetail } from '@/lib/contract/projects'
import type { RecordDocuments } from '@/lib/portal/records/record-documents'
import { profilePath } from '@/lib/portal/records/record-path'
import type { RelatedRecord } from '@/lib/portal/records/related-records'
import { machineDate } from '@/lib/text/dates'
import { singleLine } from '@/lib/text/lines'
import { safeHttpUrl } from '@/lib/text/safe-http-url'
import { compactNode, type JsonLdNode, thingFragment } from './node'

/** The schema.org type that fits a record best. `types` are the API's types of it: `['Consortium']`, `['Public']`. */
export function getSchemaType(family: Family, types: readonly string[]): string {
  if (family === 'projects' && types.includes('Consortium')) return 'Consortium'
  const isPublic = types.includes('Public') && !types.includes('Private')
  if (family === 'entities' && isPublic) return 'GovernmentOrganization'
  return getWords(family).schemaType
}

type ReferenceTo = (record: Omit<RelatedRecord, 'types'> & Partial<RelatedRecord>) => JsonLdNode

/** Refers from the description of one record to another: its type, its address on this site and its name. */
export const referenceAt =
  (siteUrl: string): ReferenceTo =>
  (record) => ({
    '@type': getSchemaType(record.family, record.types ?? []),
    '@id': `${siteUrl}${profilePath(record)}${thingFragment}`,
    name: singleLine(record.name),
  })

const webAddresses = (...texts: (string | null | undefined)[]): string[] =>
  texts.flatMap((text) => safeHttpUrl(text)?.href ?? [])

const consortiumReference = ({ id, title }: { id: number; title: string }) =>
  ({ family: 'projects', id, name: title, types: ['Consortium'] }) as const

/** A project or consortium: its organizations, the consortium it belongs to, and the countries it serves. */
function projectThing(project: ProjectDetail, referenceTo: ReferenceTo): JsonLdNode {
  const entities = (type: string) =>
    project.entities
      ?.filter(({ relationship_type }) => relationship_type === type)
      .map(({ id, name, type: types }) => referenceTo({ family: 'entities', id, name, types }))
  const { country, consortia_relations } = project
  const consortium = consortia_relations?.parent_consortium
  return {
    description: project.mission_statement ?? undefined,
    sameAs: webAddresses(project.website),
    foundingDate: project.launch_date ? machineDate(project.launch_date) : undefined,
    dissolutionDate: project.end_date ? machineDate(project.end_date) : undefined,
    keywords: [project.kind, project.level].flatMap((word) => word || []),
    location: country ? referenceTo({ ...country, family: 'countries' }) : undefined,
    areaServed: project.geographic_focus?.map(({ country }) =>
      referenceTo({ ...country, family: 'countries' }),
    ),
    parentOrganization: entities('Managing'),
    funder: entities('Funding'),
    member: entities('Member'),
    memberOf: consortium ? referenceTo(consortiumReference(consortium)) : undefined,
  }
}

type Things = {
  readonly [F in Family]?: (document: RecordDocuments[F], referenceTo: ReferenceTo) => JsonLdNode
}

function getPlace({ coordinates }: EntityDetail): JsonLdNode | undefined {
  if (!coordinates) return undefined
  const { latitude, longitude } = coordinates
  return { '@type': 'Place', geo: { '@type': 'GeoCoordinates', latitude, longitude } }
}

function getAddress({ address, country }: EntityDetail): JsonLdNode | undefined {
  if (!address && !country) return undefined
  return compactNode({
    '@type': 'PostalAddress',
    streetAddress: address ?? undefined,
    addressCountry: country?.code,
  })
}

const things: Things = {
  projects: projectThing,
  entities: (entity, referenceTo) => ({
    alternateName: entity.trade_name ?? undefined,
    leiCode: entity.lei ?? undefined,
    sameAs: webAddresses(entity.website),
    address: getAddress(entity),
    location: getPlace(entity),
    memberOf: entity.consortium_memberships?.map(({ consortium }) =>
      referenceTo(consortiumReference(consortium)),
    ),
  }),
  people: ({ project_relations }, referenceTo) => ({
    affiliation: project_relations?.flatMap(({ on_behalf_of_entity: entity }) =>
      entity ? referenceTo({ ...entity, family: 'entities', types: entity.type ?? [] }) : [],
    ),
  }),
  regulations: ({ official_name, url, country, region }, referenceTo) => ({
    alternateName: official_name ?? undefined,
    sameAs: webAddresses(url),
    legislationJurisdiction: country
      ? referenceTo({ ...country, family: 'countries' })
      : region
        ? { '@type': 'AdministrativeArea', name: region.title }
        : undefined,
  }),
  standards: ({ url, projects_managing }, referenceTo) => ({
    sameAs: webAddresses(url),
    maintainer: projects_managing?.map(({ project: { id, title, type } }) =>
      referenceTo({ family: 'projects', id, name: title, types: type ? [type] : [] }),
    ),
  }),
  dlts: ({ type, website }) => ({
    applicationCategory: 'Distributed ledger technology',
    applicationSubCategory: type ?? undefined,
    sameAs: webAddresses(website),
  }),
  'dlt-instances': ({ website, operator }, referenceTo) => ({
    serviceType: 'Distributed ledger',
    sameAs: webAddresses(website),
    provider: operator ? referenceTo({ ...operator, family: 'entities' }) : undefined,
  }),
  'did-methods': ({ name, specification_url }) => ({
    termCode: `did:${name}`,
    sameAs: webAddresses(specification_url),
  }),
  countries: ({ code, formal_name }) => ({
    alternateName: formal_name ?? undefined,
    identifier: code,
  }),
}

/** Empty for families for which schema.org has only a type. */
export function getThing<F extends Family>(
  family: F,
  document: RecordDocuments[F],
  referenceTo: ReferenceTo,
): JsonLdNode {
  const getFacts: Things[F] = things[family]
  return getFacts?.(document, referenceTo) ?? {}
}
