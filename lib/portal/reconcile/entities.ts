/** The entities for reconciliation (https://www.w3.org/community/reconciliation): nodes of the graph, and countries. */
import { displayName, type Family, families, getWords } from '@/lib/contract/families'
import type { GraphNode } from '@/lib/contract/graph'
import { recordOfNode } from '@/lib/portal/graph/node-id'
import { disclosedStatus } from '@/lib/portal/projects/status'
import { countryPath, recordPath } from '@/lib/portal/records/record-path'
import { getDetails, type RecordFacts } from '@/lib/portal/search/search-groups'
import { countriesCalled, countryNames } from '@/lib/search/country-names'
import { getKnownNames } from '@/lib/search/searchable'
import { launchedLabel } from '@/lib/text/labels'
import { safeHttpUrl } from '@/lib/text/safe-http-url'
import { capitalized } from '@/lib/text/sentences'

interface EntityType {
  id: Family
  name: string
}

export const entityTypes: readonly EntityType[] = families
  .filter((family) => getWords(family).prefix !== undefined)
  .map((family) => ({ id: family, name: capitalized(getWords(family).singular) }))

export interface Entity {
  /** The id in the graph and in search results: `project-118`. */
  id: string
  name: string
  otherNames: readonly string[]
  /** Its kind, its country and its status, separated by commas. */
  description: string
  type: EntityType
  path: string
  node?: GraphNode
  country?: { name: string; code: string }
}

const getType = (family: Family): EntityType | undefined =>
  entityTypes.find(({ id }) => id === family)

/**
 * The title, the title without brackets, and the text in brackets, since `'Findynet (Findy)'` may be called by either
 * name. A country in brackets is a location and therefore not a name.
 */
function namesInTitle(title: string): string[] {
  const inBrackets = [...title.matchAll(/\(([^()]+)\)/g)].map(([, text = '']) => text.trim())
  const names = inBrackets.filter((text) => countriesCalled(text).length === 0)
  return [title, title.replace(/\s*\([^()]*\)/g, '').trim(), ...names].filter(Boolean)
}

export function getEntity(id: string, facts: RecordFacts): Entity | undefined {
  const record = recordOfNode(id)
  const type = record && getType(record.family)
  if (!record || !type) return undefined
  const country = facts.country(id)
  if (country) {
    return {
      id,
      name: country.name,
      otherNames: countryNames(country.code).allNames,
      description: type.name,
      type,
      path: countryPath(country.code),
      country,
    }
  }
  const node = facts.node(id)
  if (!node || record.family === 'countries') return undefined
  return {
    id,
    name: displayName(record.family, node.title),
    otherNames: [...namesInTitle(node.title), ...facts.otherNames(id), ...getKnownNames(node)],
    description: getDetails(node, record.family, facts).join(', '),
    type,
    path: recordPath(record.family, record.id, node.title),
    node,
  }
}

export type PropertyValue =
  | { str: string }
  | { int: number }
  | { float: number }
  | { id: string; name: string }

export interface Property {
  id: string
  name: string
  description: string
  values?: Family
  /** The types that have the property. Undefined if all do. */
  types?: readonly Family[]
  getValues: (entity: Entity, context: PropertyContext) => PropertyValue[]
}

export interface PropertyContext {
  facts: RecordFacts
  siteUrl: string
  countryId: (code: string) => string | undefined
}

const texts = (...values: (string | null | undefined)[]): PropertyValue[] =>
  values.flatMap((str) => (str ? [{ str }] : []))

const floats = (value: number | null | undefined): PropertyValue[] =>
  typeof value === 'number' ? [{ float: value }] : []

const property = (
  id: string,
  name: string,
  description: string,
  getValues: Property['getValues'],
  types?: readonly Family[],
): Property => ({ id, name, description, types, getValues })

const getCodes = ({ node }: Entity): readonly string[] =>
  node?.country ? [node.country] : (node?.countryCodes ?? [])

function getCountries(entity: Entity, { facts, countryId }: PropertyContext): PropertyValue[] {
  return getCodes(entity).map((code) => {
    const id = countryId(code)
    return id === undefined ? { str: code } : { id, name: facts.countryName(code) }
  })
}

const placed: readonly Family[] = ['projects', 'entities', 'regulations']

/** The families whose records have a website of their own. */
const online: readonly Family[] = [...placed, 'dlts', 'dlt-instances', 'did-methods', 'standards']

export const properties: readonly Property[] = [
  {
    ...property('country', 'Country', 'Where it is based; may be several', getCountries, placed),
    values: 'countries',
  },
  property(
    'country_code',
    'Country code',
    'ISO 3166-1 alpha-2',
    (entity) => texts(...(entity.country ? [entity.country.code] : getCodes(entity))),
    [...placed, 'countries'],
  ),
  property(
    'status',
    'Status',
    'Announced, Pilot, Launched, Discontinued, Active or Inactive',
    ({ node }) => texts(disclosedStatus(node?.status)),
    ['projects'],
  ),
  property('launch', launchedLabel, 'A year, a month or a day', ({ node }) => texts(node?.launch), [
    'projects',
  ]),
  property(
    'website',
    'Website',
    'Official website',
    ({ node }) => texts(safeHttpUrl(node?.website?.Url)?.href),
    online,
  ),
  property('kind', 'Kind', 'Project or consortium, public or private', ({ description }) =>
    texts(description.split(', ')[0]),
  ),
  property('latitude', 'Latitude', 'Degrees, WGS 84', ({ node }) => floats(node?.latitude), [
    'entities',
  ]),
  property('longitude', 'Longitude', 'Degrees, WGS 84', ({ node }) => floats(node?.longitude), [
    'entities',
  ]),
  property('links', 'Links', 'Number of relations to other records', ({ node }) =>
    typeof node?.total_links === 'number' ? [{ int: node.total_links }] : [],
  ),
  property(
    'profile',
    'Profile',
    'Page on this site, with all facts and sources',
    ({ path }, { siteUrl }) => texts(siteUrl + path),
  ),
]

export const getProperty = (id: string): Property | undefined =>
  properties.find((property) => property.id === id)

/** The properties of entities of a type, or all properties if there is no type. */
export const getProperties = (type: string | undefined): Property[] =>
  properties.filter(
    ({ types }) => !type || !types || types.some((supportedType) => supportedType === type),
  )
