/** The contents of the documentation for developers, and its search. */
import { sameOriginApiPath } from '@/lib/client/public-address'
import { describedParameters } from '@/lib/contract/described-schema'
import { type Endpoint, endpoints, getTag, tags, toSlug } from '@/lib/contract/endpoints'
import { type Family, families, familyOfPath, getWords } from '@/lib/contract/families'
import { maxQueryLength } from '@/lib/text/search-text'
import { type Guide, guideAddress, guides } from './guides'

interface EndpointGroup {
  name: string
  title: string
  endpoints: readonly Endpoint[]
}

const titles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(families.map((family) => [family, getWords(family).title])),
  search: 'Search',
  graph: 'Network',
  service: 'Service',
  Additions: 'Sources, evidence and versions',
}

const getFamily = ({ path }: Endpoint): Family | undefined => familyOfPath(path.split('/')[1] ?? '')

/** Whether an endpoint is an addition about a family. It is in the group of the family, and labelled as an addition. */
export const isAddedToFamily = (endpoint: Endpoint): boolean =>
  endpoint.addition === true && getFamily(endpoint) !== undefined

const getGroupName = (endpoint: Endpoint): string => getFamily(endpoint) ?? getTag(endpoint)

/** The endpoints in the groups of the reference, each with a title for readers. */
export const endpointGroups: readonly EndpointGroup[] = tags.map(({ name }) => ({
  name,
  title: titles[name] ?? name,
  endpoints: endpoints.filter((endpoint) => getGroupName(endpoint) === name),
}))

/** The anchor of an endpoint: `get-projects-id-relationships` for `/projects/{id}/relationships`. */
const getAnchor = ({ path }: Pick<Endpoint, 'path'>): string =>
  `get${path.replace(/[^a-z]+/g, '-').replace(/-$/, '')}`

interface Place {
  address: string
  label: string
  summary: string
  /** The anchor by which older links refer to it. */
  anchor?: string
}

export interface PlaceGroup {
  title: string
  places: readonly Place[]
}

export const endpointAddress = (endpoint: Pick<Endpoint, 'name'>): string =>
  `/developers/api/${toSlug(endpoint)}`

export const findEndpoint = (slug: string): Endpoint | undefined =>
  endpoints.find((endpoint) => toSlug(endpoint) === slug)

const guidePlace = (guide: Guide): Place => ({
  address: guideAddress(guide),
  label: guide.title,
  summary: guide.summary,
  anchor: guide.formerAnchor,
})

const endpointPlace = (endpoint: Endpoint): Place => ({
  address: endpointAddress(endpoint),
  label: endpoint.summary,
  summary: `GET\u00a0${endpoint.path}`,
  anchor: getAnchor(endpoint),
})

/** @param isOwn whether the API is this site's own */
const availableGuides = (isOwn: boolean): readonly Guide[] =>
  guides.filter((guide) => isOwn || !guide.isOwn)

export const getContents = (isOwn: boolean): readonly PlaceGroup[] => [
  { title: 'Guides', places: availableGuides(isOwn).map(guidePlace) },
  ...endpointGroups.map((group) => ({
    title: group.title,
    places: group.endpoints.map(endpointPlace),
  })),
]

/** The searchable text of an endpoint in addition to its place: its name, description and parameters. */
function furtherText(address: string): string {
  const endpoint = endpoints.find((endpoint) => endpointAddress(endpoint) === address)
  if (!endpoint) return ''
  const parameters = describedParameters(endpoint).map(
    ({ name, description }) => `${name} ${description}`,
  )
  return [endpoint.name, endpoint.description, ...parameters].join(' ')
}

/**
 * The places whose texts contain all words of the query. Places with the words in their label or summary come first.
 */
export function findPlaces(query: string, isOwn: boolean): readonly Place[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const containsAll = (text: string) => words.every((word) => text.toLowerCase().includes(word))
  const places = getContents(isOwn).flatMap((group) =>
    group.places.map((place) => ({
      place,
      heading: `${group.title} ${place.label} ${place.summary}`,
    })),
  )
  const first = places.filter(({ heading }) => containsAll(heading))
  const textMatches = places.filter(
    (entry) =>
      !first.includes(entry) && containsAll(entry.heading + furtherText(entry.place.address)),
  )
  return [...first, ...textMatches].map(({ place }) => place)
}

export function canonicalDevelopersQuery(parameters: URLSearchParams): string {
  const q = parameters.get('q')?.trim().slice(0, maxQueryLength)
  return q ? new URLSearchParams({ q }).toString() : ''
}

/** Finds a guide of this site, which depends on whose API it describes. */
export const findGuide = (slug: string): Guide | undefined =>
  availableGuides(sameOriginApiPath() !== undefined).find((guide) => guide.slug === slug)
