/** Finds the candidates for a query, and scores how well their names and properties match. */
import { distance } from 'fastest-levenshtein'
import type { RecordFacts } from '@/lib/portal/search/search-groups'
import type { SearchEngine } from '@/lib/search/engine'
import { fold } from '@/lib/text/fold'
import {
  type Entity,
  getEntity,
  getProperty,
  type Property,
  type PropertyContext,
  type PropertyValue,
} from './entities'
import type { QueryValue, ReconcileQuery } from './query'

export interface Reconciler extends PropertyContext {
  engine: SearchEngine
  ids: readonly string[]
}

/** The number of search results considered for each type, which is the highest limit of a query. */
const perGroup = 25

const words = (text: string): Set<string> =>
  new Set(
    fold(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  )

/** The similarity of two names from 0 to 1: the similarity by edit distance or by shared words, whichever is higher. */
function similarity(query: string, name: string): number {
  const [a, b] = [fold(query), fold(name)]
  if (a === b) return 1
  const byLetters = 1 - distance(a, b) / Math.max(a.length, b.length, 1)
  const [queryWords, nameWords] = [words(query), words(name)]
  const shared = [...queryWords].filter((word) => nameWords.has(word)).length
  const byWords = (2 * shared) / Math.max(queryWords.size + nameWords.size, 1)
  // The same words in another order are probably the same name, but not certainly.
  return Math.min(0.99, Math.max(byLetters, byWords))
}

/** The weight of other names, which may be the name of a different entity. */
const ofOtherName = 0.97

const nameScore = (query: string, { id, name, otherNames }: Entity): number =>
  query === id
    ? 1
    : Math.max(
        similarity(query, name),
        ...otherNames.map((otherName) => ofOtherName * similarity(query, otherName)),
      )

/** The texts by which a value is compared: for an entity, its id and its name. */
const getKeys = (value: QueryValue | PropertyValue): string[] =>
  typeof value === 'object'
    ? Object.values(value).map((part) => fold(String(part)))
    : [fold(String(value))]

interface QueryProperty {
  property: Property
  keys: ReadonlySet<string>
}

const getQueryProperties = ({ properties }: ReconcileQuery): QueryProperty[] =>
  properties.flatMap(({ pid, v }) => {
    const property = getProperty(pid)
    return property ? [{ property, keys: new Set(v.flatMap(getKeys)) }] : []
  })

const ownKeys = new WeakMap<Entity, Map<string, readonly string[]>>()

/** The keys of an entity's values of a property. They are computed once for each entity. */
function keysOfEntity(entity: Entity, property: Property, context: PropertyContext) {
  const entityKeys = ownKeys.get(entity) ?? new Map<string, readonly string[]>()
  ownKeys.set(entity, entityKeys)
  const keys = entityKeys.get(property.id) ?? property.getValues(entity, context).flatMap(getKeys)
  entityKeys.set(property.id, keys)
  return keys
}

/** The share of the requested properties that match. It is 1 if none of them is known. */
function propertyScore(
  entity: Entity,
  properties: readonly QueryProperty[],
  context: PropertyContext,
): number {
  if (properties.length === 0) return 1
  const fitting = properties.filter(({ property, keys }) =>
    keysOfEntity(entity, property, context).some((key) => keys.has(key)),
  )
  return fitting.length / properties.length
}

const allEntities = new WeakMap<RecordFacts, readonly Entity[]>()

/** All entities, which queries without a name have to compare. They are computed once for the same facts. */
function everyEntity({ facts, ids }: Reconciler): readonly Entity[] {
  const cached = allEntities.get(facts)
  if (cached) return cached
  const entities = ids.flatMap((id) => getEntity(id, facts) ?? [])
  allEntities.set(facts, entities)
  return entities
}

/** The possible candidates: search results for the name or, if the query has only properties, all entities. */
function entitiesFor(
  { query }: ReconcileQuery,
  properties: readonly QueryProperty[],
  reconciler: Reconciler,
): readonly Entity[] {
  const { engine, facts } = reconciler
  if (!query) return properties.length > 0 ? everyEntity(reconciler) : []
  const exactEntity = getEntity(query, facts)
  if (exactEntity) return [exactEntity]
  return engine.search({ query, perGroup }).flatMap(({ id }) => getEntity(id, facts) ?? [])
}

const byName = 0.75
const round = (share: number): number => Math.round(share * 1000) / 10

interface Scored {
  entity: Entity
  name: number
  fit: number
  score: number
}

function getScored(
  entity: Entity,
  { query }: ReconcileQuery,
  properties: readonly QueryProperty[],
  context: PropertyContext,
): Scored {
  const fit = propertyScore(entity, properties, context)
  if (!query) return { entity, name: 0, fit, score: fit }
  const name = nameScore(query, entity)
  const score = properties.length > 0 ? byName * name + (1 - byName) * fit : name
  return { entity, name, fit, score }
}

/** The candidates, best first. A candidate is a match if only it has exactly the name and all requested properties. */
export function candidatesFor(query: ReconcileQuery, reconciler: Reconciler) {
  const properties = getQueryProperties(query)
  const scored = entitiesFor(query, properties, reconciler)
    .filter(({ type }) => query.type.length === 0 || query.type.includes(type.id))
    .map((entity) => getScored(entity, query, properties, reconciler))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  const certain = scored.filter(({ name, fit }) => name === 1 && fit === 1)
  return scored.slice(0, query.limit).map(({ entity, name, fit, score }) => ({
    id: entity.id,
    name: entity.name,
    description: entity.description,
    type: [entity.type],
    score: round(score),
    features: [
      { id: 'name', value: round(name) },
      { id: 'properties', value: round(fit) },
    ],
    match: certain.length === 1 && certain[0]?.entity === entity,
  }))
}
