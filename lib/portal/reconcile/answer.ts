/** The responses of the reconciliation service, independent of the route that serves them. */
import { candidatesFor, type Reconciler } from './candidates'
import { getEntity } from './entities'
import { getExtension } from './extension'
import { makeManifest } from './manifest'
import { getPreview } from './preview'
import { getProperties } from './properties'
import {
  ExtendQuery,
  maxBatch,
  maxIds,
  maxProperties,
  maxValues,
  QueryBatch,
  readJson,
} from './query'
import { findSuggestions, type SuggestionKind, suggestionKinds } from './suggestions'

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
      `Invalid queries parameter: it must be named queries as JSON, each with at most ${maxProperties} properties of ${maxValues} values`,
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
  asked: URLSearchParams,
  reconciler: Reconciler,
): ServiceAnswer {
  if (!suggestionKinds.some((known) => known === kind)) return absent('There is no such service')
  const cursor = Number(asked.get('cursor') ?? 0)
  if (!Number.isSafeInteger(cursor) || cursor < 0) return invalid('Invalid cursor parameter')
  const prefix = (asked.get('prefix') ?? '').trim().slice(0, 200)
  return json(findSuggestions(kind as SuggestionKind, { prefix, cursor }, reconciler))
}

function entityAnswer(path: string, id: string, reconciler: Reconciler): ServiceAnswer {
  const entity = getEntity(id, reconciler.facts)
  if (!entity) return absent('There is no such entity')
  return path === 'preview'
    ? { status: 200, body: { html: getPreview(entity, reconciler.siteUrl) } }
    : { status: 308, body: { location: entity.path } }
}

function proposals(asked: URLSearchParams): ServiceAnswer {
  const type = asked.get('type') ?? ''
  const limit = Number(asked.get('limit') ?? 0)
  if (!Number.isSafeInteger(limit) || limit < 0) return invalid('Invalid limit parameter')
  const known = getProperties(type).slice(0, limit || undefined)
  const proposed = known.map(({ id, name, description }) => ({ id, name, description }))
  return json({ properties: proposed, type, ...(limit ? { limit } : {}) })
}

/** `path` is relative to the path of the service: `''`, `'suggest/entity'`. */
export function serviceAnswer(
  path: string,
  asked: URLSearchParams,
  reconciler: Reconciler,
): ServiceAnswer {
  const [first = '', second = ''] = path.split('/')
  if (path === '') {
    const [queries, extend] = [asked.get('queries'), asked.get('extend')]
    if (queries !== null) return queriesAnswer(queries, reconciler)
    return extend === null
      ? json(makeManifest(reconciler.siteUrl))
      : extendAnswer(extend, reconciler)
  }
  if (path === 'preview') return entityAnswer(path, asked.get('id') ?? '', reconciler)
  if (path === 'properties') return proposals(asked)
  if (first === 'entity') return entityAnswer(first, second, reconciler)
  return first === 'suggest'
    ? suggestAnswer(second, asked, reconciler)
    : absent('There is no such service')
}
