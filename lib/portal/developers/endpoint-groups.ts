/** The endpoints in the groups of the reference, each with a title for readers. */
import { type Endpoint, endpoints } from '@/lib/contract/endpoints'
import { families, wordsOf } from '@/lib/contract/families'
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

export const endpointGroups: readonly EndpointGroup[] = tags.map(({ name, description }) => ({
  name,
  title: titles[name] ?? name,
  description,
  endpoints: endpoints.filter((endpoint) => tagOf(endpoint) === name),
}))

/** The anchor of an endpoint: `get-projects-id-relationships` for `/projects/{id}/relationships`. */
export const anchorOf = ({ path }: Pick<Endpoint, 'path'>): string =>
  `get${path.replace(/[^a-z]+/g, '-').replace(/-$/, '')}`
