/** Response schemas by endpoint path, from which the types of the responses are inferred. */
import { z } from 'zod'
import { additions } from './additions'
import { Audits } from './audits'
import { Changes } from './changes'
import { Downloads } from './downloads'
import { type Family, families } from './families'
import { GraphLinks, GraphNodes } from './graph'
import { type DetailedFamily, resource, type resources } from './index'
import { ProjectRelationships } from './project-relationships'
import { SearchResults } from './search'
import { FieldCounts, Health, OpenApiDocument, ServiceIndex } from './service'
import { Terms } from './terms'
import { page } from './values'
import { Versions } from './versions'

/** The envelope of a list without pagination. */
const unpaginated = <Item extends z.ZodType>(item: Item) => z.object({ data: z.array(item) })

type Register = typeof resources

type ListOf<Entry> = Entry extends { item: infer Item extends z.ZodType }
  ? ReturnType<Entry extends { paginated: false } ? typeof unpaginated<Item> : typeof page<Item>>
  : never
type ListSchemas = { [F in Family as `/${F}`]: ListOf<Register[F]> }
type DetailSchemas = { [F in DetailedFamily as `/${F}/{id}`]: Register[F]['detail'] }

/** The lists and details of all families, derived from `resources`. */
const familySchemas = Object.fromEntries(
  families.flatMap((family) => {
    const { item, detail, paginated } = resource(family)
    const list = [`/${family}`, paginated ? page(item) : unpaginated(item)]
    return detail ? [list, [`/${family}/{id}`, detail]] : [list]
  }),
) as ListSchemas & DetailSchemas

const otherSchemas = {
  '/health': Health,
  '/search': SearchResults,
  '/projects/{id}/relationships': ProjectRelationships,
  '/sources': page(additions.sources.item),
  '/sources/{id}': additions.sources.detail,
  '/evidence': page(additions.evidence.item),
  '/fields': FieldCounts,
  '/graph/nodes': GraphNodes,
  '/graph/links': GraphLinks,
  '/audits': Audits,
  '/terms': Terms,
  '/downloads': Downloads,
  '/versions': Versions,
  '/changes': Changes,
  '/': ServiceIndex,
  '/openapi.json': OpenApiDocument,
}

type Others = typeof otherSchemas
interface Schemas extends ListSchemas, DetailSchemas, Others {}
const schemas: Schemas = { ...familySchemas, ...otherSchemas }

export type EndpointPath = keyof Schemas

/**
 * The response type of an endpoint.
 * @example type Project = ResponseOf<'/projects/{id}'>
 */
export type ResponseOf<Path extends EndpointPath> = z.output<Schemas[Path]>

/**
 * The type of an item in a family's list.
 * @example type Standard = ItemOf<'standards'>
 */
export type ItemOf<F extends Family> = ResponseOf<`/${F}`>['data'][number]

/** Typed by each schema's output, so that `responses[path]` has a type even if `path` is generic. */
export const responses: { readonly [Path in EndpointPath]: z.ZodType<ResponseOf<Path>> } = schemas

export const isEndpointPath = (path: string): path is EndpointPath => Object.hasOwn(responses, path)
