/** The properties of an entity, by which clients distinguish namesakes and which they can add to a table. */

import type { Family } from '@/lib/contract/families'
import { disclosedStatus } from '@/lib/portal/projects/status'
import type { RecordFacts } from '@/lib/portal/search/search-groups'
import { launchedLabel } from '@/lib/text/labels'
import { safeHttpUrl } from '@/lib/text/safe-http-url'
import type { Entity } from './entities'

export type PropertyValue =
  | { str: string }
  | { int: number }
  | { float: number }
  | { id: string; name: string }

export interface Property {
  id: string
  name: string
  description: string
  /** The type of its values, if they are entities. */
  values?: Family
  /** The types that have the property. Undefined if all do. */
  types?: readonly Family[]
  getValues: (entity: Entity, context: PropertyContext) => PropertyValue[]
}

export interface PropertyContext {
  facts: RecordFacts
  siteUrl: string
  /** The id of a country by its code. */
  countryId: (code: string) => string | undefined
}

const texts = (...values: (string | null | undefined)[]): PropertyValue[] =>
  values.flatMap((str) => (str ? [{ str }] : []))

const floats = (value: number | null | undefined): PropertyValue[] =>
  typeof value === 'number' ? [{ float: value }] : []

function getCountries({ node }: Entity, { facts, countryId }: PropertyContext): PropertyValue[] {
  const codes = node?.country ? [node.country] : (node?.countryCodes ?? [])
  return codes.map((code) => {
    const id = countryId(code)
    return id === undefined ? { str: code } : { id, name: facts.countryName(code) }
  })
}

const placed: readonly Family[] = ['projects', 'entities', 'regulations']

export const properties: readonly Property[] = [
  {
    id: 'country',
    name: 'Country',
    description: 'Where it is based; may be several',
    values: 'countries',
    types: placed,
    getValues: getCountries,
  },
  {
    id: 'country_code',
    name: 'Country code',
    description: 'ISO 3166-1 alpha-2',
    types: [...placed, 'countries'],
    getValues: ({ node, country }) =>
      texts(
        ...(country ? [country.code] : node?.country ? [node.country] : (node?.countryCodes ?? [])),
      ),
  },
  {
    id: 'status',
    name: 'Status',
    description: 'Announced, Pilot, Launched, Discontinued, Active or Inactive',
    types: ['projects'],
    getValues: ({ node }) => texts(disclosedStatus(node?.status)),
  },
  {
    id: 'launch',
    name: launchedLabel,
    description: 'A year, a month or a day',
    types: ['projects'],
    getValues: ({ node }) => texts(node?.launch),
  },
  {
    id: 'website',
    name: 'Website',
    description: 'Official website',
    types: [
      'projects',
      'entities',
      'dlts',
      'dlt-instances',
      'did-methods',
      'standards',
      'regulations',
    ],
    getValues: ({ node }) => texts(safeHttpUrl(node?.website?.Url)?.href),
  },
  {
    id: 'kind',
    name: 'Kind',
    description: 'Project or consortium, public or private',
    getValues: ({ description }) => texts(description.split(', ')[0]),
  },
  {
    id: 'latitude',
    name: 'Latitude',
    description: 'Degrees, WGS 84',
    types: ['entities'],
    getValues: ({ node }) => floats(node?.latitude),
  },
  {
    id: 'longitude',
    name: 'Longitude',
    description: 'Degrees, WGS 84',
    types: ['entities'],
    getValues: ({ node }) => floats(node?.longitude),
  },
  {
    id: 'links',
    name: 'Links',
    description: 'Number of relations to other records',
    getValues: ({ node }) =>
      typeof node?.total_links === 'number' ? [{ int: node.total_links }] : [],
  },
  {
    id: 'profile',
    name: 'Profile',
    description: 'Page on this site, with all facts and sources',
    getValues: ({ path }, { siteUrl }) => texts(siteUrl + path),
  },
]

export const getProperty = (id: string): Property | undefined =>
  properties.find((property) => property.id === id)

/** The properties of entities of a type, or all properties if there is no type. */
export const getProperties = (type: string | undefined): Property[] =>
  properties.filter(({ types }) => !type || !types || types.some((one) => one === type))
