/** The endpoints in the groups of the reference, each with a title for readers. */
import { type Endpoint, endpoints, getTag, tags } from '@/lib/contract/endpoints'
import { type Family, families, familyOfPath, getWords } from '@/lib/contract/families'

export interface EndpointGroup {
  name: string
  title: string
  description: string
  endpoints: readonly Endpoint[]
}

const titles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(families.map((family) => [family, getWords(family).title])),
  search: 'Search',
  graph: 'Network',
  service: 'Service',
}

const getFamily = ({ path }: Endpoint): Family | undefined => familyOfPath(path.split('/')[1] ?? '')

/** Whether an endpoint is an addition about a family. It is in the group of the family, and labelled as an addition. */
export const isAddedToFamily = (endpoint: Endpoint): boolean =>
  endpoint.addition === true && getFamily(endpoint) !== undefined

const getGroupName = (endpoint: Endpoint): string => getFamily(endpoint) ?? getTag(endpoint)

export const endpointGroups: readonly EndpointGroup[] = tags.map(({ name, description }) => ({
  name,
  title: titles[name] ?? name,
  description,
  endpoints: endpoints.filter((endpoint) => getGroupName(endpoint) === name),
}))

/** The anchor of an endpoint: `get-projects-id-relationships` for `/projects/{id}/relationships`. */
export const getAnchor = ({ path }: Pick<Endpoint, 'path'>): string =>
  `get${path.replace(/[^a-z]+/g, '-').replace(/-$/, '')}`
