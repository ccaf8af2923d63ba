/** The groups of endpoints in the OpenAPI description and the API reference. */
import type { Endpoint } from './endpoints'
import { families, getWords } from './families'

const tagDescriptions: Readonly<Record<string, string>> = {
  ...Object.fromEntries(families.map((family) => [family, getWords(family).description])),
  search: 'Search all names and titles.',
  graph: 'All records and links as a network.',
  service: 'Status and terms of the service.',
  Additions:
    'Additions of this server. Other servers of the Decentralized Identity Ecosystem Open Data API may not have them.',
}

/**
 * Returns the group of an endpoint.
 * @example getTag(endpoint) // 'projects'
 */
export function getTag({ path, addition, collection }: Endpoint): string {
  if (addition) return 'Additions'
  if (collection) return collection
  const [first = ''] = path.slice(1).split('/')
  return first in tagDescriptions ? first : 'service'
}

export const tags = Object.entries(tagDescriptions).map(([name, description]) => ({
  name,
  description,
}))
