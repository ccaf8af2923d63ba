/** The schema of each response by the path of its endpoint, from which the type of the response is inferred. */
import { z } from 'zod'
import type { Family } from './families'
import { GraphLinks, GraphNodes } from './graph'
import { Health } from './health'
import { resources } from './index'
import { ProjectRelationships } from './project-relationships'
import { SearchResults } from './search'
import { ServiceIndex } from './service-index'
import { Terms } from './terms'
import { page } from './values'

/** The envelope of a list without pagination. */
const unpaginated = <Item extends z.ZodType>(item: Item) => z.object({ data: z.array(item) })

const schemas = {
  '/health': Health,
  '/search': SearchResults,
  '/projects': page(resources.projects.item),
  '/projects/{id}': resources.projects.detail,
  '/projects/{id}/relationships': ProjectRelationships,
  '/entities': page(resources.entities.item),
  '/entities/{id}': resources.entities.detail,
  '/people': page(resources.people.item),
  '/people/{id}': resources.people.detail,
  '/regulations': page(resources.regulations.item),
  '/regulations/{id}': resources.regulations.detail,
  '/standards': page(resources.standards.item),
  '/standards/{id}': resources.standards.detail,
  '/dlts': page(resources.dlts.item),
  '/dlts/{id}': resources.dlts.detail,
  '/dlt-instances': page(resources['dlt-instances'].item),
  '/dlt-instances/{id}': resources['dlt-instances'].detail,
  '/did-methods': page(resources['did-methods'].item),
  '/did-methods/{id}': resources['did-methods'].detail,
  '/countries': unpaginated(resources.countries.item),
  '/industries': unpaginated(resources.industries.item),
  '/graph/nodes': GraphNodes,
  '/graph/links': GraphLinks,
  '/terms': Terms,
  '/': ServiceIndex,
  '/openapi.json': z.looseObject({ openapi: z.string() }),
} satisfies Record<`/${Family}`, z.ZodType> & Record<string, z.ZodType>

export type EndpointPath = keyof typeof schemas

/**
 * The type of an endpoint's response.
 * @example type Project = ResponseOf<'/projects/{id}'>
 */
export type ResponseOf<Path extends EndpointPath> = z.output<(typeof schemas)[Path]>

/**
 * The type of an item in the list of a family.
 * @example type Standard = ItemOf<'standards'>
 */
export type ItemOf<F extends Family> = ResponseOf<`/${F}`>['data'][number]

/** Typed by the output of each schema, so that `responses[path]` has a type even if `path` is generic. */
export const responses: { readonly [Path in EndpointPath]: z.ZodType<ResponseOf<Path>> } = schemas

export const isEndpointPath = (path: string): path is EndpointPath => Object.hasOwn(responses, path)
