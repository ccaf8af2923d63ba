/** The responses of the reconciliation service, independent of the route that serves them. */

import type { z } from 'zod'
import { siteName } from '@/lib/contract/site-name'
import { fold } from '@/lib/text/fold'
import { escapeXml } from '@/lib/text/xml'
import { candidatesFor, type Reconciler } from './candidates'
import {
  type Entity,
  entityTypes,
  getEntity,
  getProperties,
  getProperty,
  type Property,
  type PropertyContext,
  properties,
} from './entities'
import {
  ExtendQuery,
  maxBatch,
  maxIds,
  maxProperties,
  maxValues,
  QueryBatch,
  readJson,
} from './query'

export const reconcilePath = '/reconcile'
/** The path before an entity's id, which redirects to the entity's profile. */
const entityPath = `${reconcilePath}/entity/`
const previewSize = { width: 420, height: 180 } as const

/**
 * The service manifest of the Reconciliation Service API 0.2.
 * @see https://www.w3.org/community/reports/reconciliation/CG-FINAL-specs-0.2-20230410/#service-manifest
 */
function makeServiceManifest(siteUrl: string) {
  const service = siteUrl + reconcilePath
  const suggest = (kind: string) => ({ service_url: service, service_path: `/suggest/${kind}` })
  return {
    versions: ['0.2'],
    name: `${siteName}: government-affiliated decentralized identity`,
    identifierSpace: siteUrl + entityPath,
    schemaSpace: `${siteUrl}/about/codebook`,
    documentation: `${siteUrl}/developers/guides/reconcile`,
    logo: `${siteUrl}/icon-512.png`,
    defaultTypes: entityTypes,
    batchSize: maxBatch,
    view: { url: `${siteUrl}${entityPath}{{id}}` },
    preview: { url: `${service}/preview?id={{id}}`, ...previewSize },
    suggest: { entity: suggest('entity'), type: suggest('type'), property: suggest('property') },
    extend: {
      propose_properties: { service_url: service, service_path: '/properties' },
      property_settings: [],
    },
  }
}

const maxText = 240

const shortened = (text: string): string =>
  text.length <= maxText ? text : `${text.slice(0, maxText).replace(/\s+\S*$/, '')} …`

function getPreview({ name, description, path, node }: Entity, siteUrl: string): string {
  const text = node?.description ? `<p>${escapeXml(shortened(node.description))}</p>` : ''
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${escapeXml(name)}</title></head>
<body>
<p><b><a href="${escapeXml(siteUrl + path)}" target="_blank" rel="noopener">${escapeXml(name)}</a></b><br>${escapeXml(description)}</p>
${text}
</body>
</html>
`
}

/** Unknown entities have no values, and unknown properties are omitted. */
function getExtension(
  { ids, properties: requested }: z.infer<typeof ExtendQuery>,
  context: PropertyContext,
) {
  const properties = [...new Set(requested.map(({ id }) => id))].flatMap(
    (id) => getProperty(id) ?? [],
  )
  const rows = ids.map((id) => {
    const entity = getEntity(id, context.facts)
    const cells = properties.map((property) => [
      property.id,
      entity ? property.getValues(entity, context) : [],
    ])
    return [id, Object.fromEntries(cells)] as const
  })
  const meta = properties.map(({ id, name, values }) => {
    const type = entityTypes.find((type) => type.id === values)
    return { id, name, ...(type ? { type } : {}) }
  })
  return { meta, rows: Object.fromEntries(rows) }
}

const maxSuggestions = 10

/** The items whose id or name, or a word in the name, begins with the text. */
function startingWith<T extends { id: string; name: string }>(
  items: readonly T[],
  prefix: string,
): T[] {
  const start = fold(prefix)
  return items.filter(({ id, name }) =>
    [fold(id), fold(name), ...fold(name).split(' ')].some((text) => text.startsWith(start)),
  )
}

function entities(prefix: string, { engine, facts }: Reconciler) {
  const exactEntity = getEntity(prefix, facts)
  const found = engine.search({ query: prefix, perGroup: 2 * maxSuggestions })
  return (exactEntity ? [exactEntity] : found.flatMap(({ id }) => getEntity(id, facts) ?? [])).map(
    ({ id, name, description, type }) => ({ id, name, description, notable: [type] }),
  )
}

const describeProperty = ({ id, name, description }: Property) => ({ id, name, description })

/** Undefined for a kind of things that the service does not have. */
function findSuggestions(kind: string, prefix: string, reconciler: Reconciler) {
  if (kind === 'entity') return entities(prefix, reconciler)
  if (kind === 'type') return startingWith(entityTypes, prefix)
  if (kind === 'property') return startingWith(properties, prefix).map(describeProperty)
  return undefined
}

export interface ServiceAnswer {
  status: number
  /** An HTML document, a path to which the client is redirected, or JSON. */
  body: { html: string } | { location: string } | { json: object }
}

const json = (value: object): ServiceAnswer => ({ status: 200, body: { json: value } })

const fault = (status: number, code: string, message: string): ServiceAnswer => ({
  status,
  body: { json: { error: { code, message } } },
})
const invalid = (message: string) => fault(400, 'invalid_parameter', message)
const absent = (message: string) => fault(404, 'not_found', message)
const tooMany = (message: string) => fault(413, 'too_many', message)

function queriesAnswer(text: string, reconciler: Reconciler): ServiceAnswer {
  const batch = readJson(text, QueryBatch)
  if (!batch) {
    return invalid(
      `Invalid queries parameter: it must be a JSON object of named queries, each with at most ${maxProperties} properties of at most ${maxValues} values`,
    )
  }
  const queries = Object.entries(batch)
  if (queries.length > maxBatch) return tooMany(`At most ${maxBatch} queries in one batch`)
  const results = queries.map(([name, query]) => [
    name,
    { result: candidatesFor(query, reconciler) },
  ])
  return json(Object.fromEntries(results))
}

function extendAnswer(text: string, reconciler: Reconciler): ServiceAnswer {
  const query = readJson(text, ExtendQuery)
  if (!query) return invalid('Invalid extend parameter: it must be ids and properties as JSON')
  if (query.ids.length > maxIds) return tooMany(`At most ${maxIds} ids at once`)
  return json(getExtension(query, reconciler))
}

function suggestAnswer(
  kind: string,
  parameters: URLSearchParams,
  reconciler: Reconciler,
): ServiceAnswer {
  const prefix = (parameters.get('prefix') ?? '').trim().slice(0, 200)
  const suggestions = findSuggestions(kind, prefix, reconciler)
  if (!suggestions) return absent('There is no such service')
  // The number of suggestions to skip.
  const cursor = Number(parameters.get('cursor') ?? 0)
  if (!Number.isSafeInteger(cursor) || cursor < 0) return invalid('Invalid cursor parameter')
  return json({ result: suggestions.slice(cursor, cursor + maxSuggestions) })
}

function entityAnswer(path: string, id: string, reconciler: Reconciler): ServiceAnswer {
  const entity = getEntity(id, reconciler.facts)
  if (!entity) return absent('There is no such entity')
  return path === 'preview'
    ? { status: 200, body: { html: getPreview(entity, reconciler.siteUrl) } }
    : { status: 308, body: { location: entity.path } }
}

function proposals(parameters: URLSearchParams): ServiceAnswer {
  const type = parameters.get('type') ?? ''
  const limit = Number(parameters.get('limit') ?? 0)
  if (!Number.isSafeInteger(limit) || limit < 0) return invalid('Invalid limit parameter')
  const proposed = getProperties(type).slice(0, limit || undefined)
  return json({ properties: proposed.map(describeProperty), type, ...(limit ? { limit } : {}) })
}

/** `path` is relative to the path of the service: `''`, `'suggest/entity'`. */
export function serviceAnswer(
  path: string,
  parameters: URLSearchParams,
  reconciler: Reconciler,
): ServiceAnswer {
  const [first = '', second = ''] = path.split('/')
  if (path === '') {
    const [queries, extend] = [parameters.get('queries'), parameters.get('extend')]
    if (queries !== null) return queriesAnswer(queries, reconciler)
    return extend === null
      ? json(makeServiceManifest(reconciler.siteUrl))
      : extendAnswer(extend, reconciler)
  }
  if (path === 'preview') return entityAnswer(path, parameters.get('id') ?? '', reconciler)
  if (path === 'properties') return proposals(parameters)
  if (first === 'entity') return entityAnswer(first, second, reconciler)
  return first === 'suggest'
    ? suggestAnswer(second, parameters, reconciler)
    : absent('There is no such service')
}
