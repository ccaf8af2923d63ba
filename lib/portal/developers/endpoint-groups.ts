/** The endpoints in the groups of the reference, each with a title for readers. */
import { type Endpoint, endpoints } from '@/lib/contract/endpoints'
import { type Family, families, familyOfPath, wordsOf } from '@/lib/contract/families'
import { tagOf, tags } from '@/lib/contract/tags'

export interface EndpointGroup {
  name: string
  title: string
  description: string
  endpoints: readonly Endpoint[]
}

const titles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(families.map((family) => [family, wordsOf(family).title])),
  search: 'Search',
  graph: 'Network',
  service: 'Service',
}

const familyOf = ({ path }: Endpoint): Family | undefined => familyOfPath(path.split('/')[1] ?? '')

/** Whether an endpoint is an addition about a family. It is in the group of the family, and labelled as an addition. */
export const isAddedToFamily = (endpoint: Endpoint): boolean =>
  endpoint.addition === true && familyOf(endpoint) !== undefined

const groupNameOf = (endpoint: Endpoint): string => familyOf(endpoint) ?? tagOf(endpoint)

export const endpointGroups: readonly EndpointGroup[] = tags.map(({ name, description }) => ({
  name,
  title: titles[name] ?? name,
  description,
  endpoints: endpoints.filter((endpoint) => groupNameOf(endpoint) === name),
}))

/** The anchor of an endpoint: `get-projects-id-relationships` for `/projects/{id}/relationships`. */
export const anchorOf = ({ path }: Pick<Endpoint, 'path'>): string =>
  `get${path.replace(/[^a-z]+/g, '-').replace(/-$/, '')}`
