/** The schema of each response by the path of its endpoint, so that the type of a document follows from the path. */
import { z } from 'zod'
import { type Family, families } from './families'
import { GraphLinks, GraphNodes } from './graph'
import { Health } from './health'
import { type DetailedFamily, resource, type resources } from './index'
import { ProjectRelationships } from './project-relationships'
import { SearchResults } from './search'
import { ServiceIndex } from './service-index'
import { Terms } from './terms'
import { page } from './values'

/** The envelope of a list that comes in one response. */
const whole = <Item extends z.ZodType>(item: Item) => z.object({ data: z.array(item) })

type Register = typeof resources

type ListOf<Entry> = Entry extends {
  item: infer Item extends z.ZodType
  paginated: infer Paginated
}
  ? ReturnType<Paginated extends true ? typeof page<Item> : typeof whole<Item>>
  : never
type ListSchemas = { [F in Family as `/${F}`]: ListOf<Register[F]> }
type DetailSchemas = { [F in DetailedFamily as `/${F}/{id}`]: Register[F]['detail'] }

/** The lists and details of all families, from their register. */
const familySchemas = Object.fromEntries(
  families.flatMap((family) => {
    const { item, detail, paginated } = resource(family)
    const list = [`/${family}`, paginated ? page(item) : whole(item)]
    return detail ? [list, [`/${family}/{id}`, detail]] : [list]
  }),
) as ListSchemas & DetailSchemas

const otherSchemas = {
  '/health': Health,
  '/search': SearchResults,
  '/projects/{id}/relationships': ProjectRelationships,
  '/graph/nodes': GraphNodes,
  '/graph/links': GraphLinks,
  '/terms': Terms,
  '/': ServiceIndex,
  '/openapi.json': z.looseObject({ openapi: z.string() }),
}

type Others = typeof otherSchemas
interface Schemas extends ListSchemas, DetailSchemas, Others {}
const schemas: Schemas = { ...familySchemas, ...otherSchemas }

export type EndpointPath = keyof Schemas

/**
 * The document that an endpoint answers with.
 * @example type Project = ResponseOf<'/projects/{id}'>
 */
export type ResponseOf<Path extends EndpointPath> = z.output<Schemas[Path]>

/** One item of the list of a family. */
export type ItemOf<F extends Family> = ResponseOf<`/${F}`>['data'][number]

/** Typed by what each schema reads, so that a generic path leads to the type of its document. */
export const responses: { readonly [Path in EndpointPath]: z.ZodType<ResponseOf<Path>> } = schemas

export const isEndpointPath = (path: string): path is EndpointPath => Object.hasOwn(responses, path)
