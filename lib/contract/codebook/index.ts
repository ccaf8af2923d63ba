/** The codebook, which defines every field of everything that the API lists. */
import { resource } from '..'
import type { Collection } from '../additions'
import { type SchemaField, schemaFields } from '../described-schema'
import type { Definitions, FieldDefinition } from './definition'
import { sharedDefinitions } from './shared'

/** Finds the table and key that define a field: first in the table of its collection, then in the shared table. */
export function definitionKey(
  collection: Collection,
  { path, schema, isList }: SchemaField,
): { definitions: Definitions; key: string } | undefined {
  // A `type` that is a list of strings is defined under `type[]`.
  const key = isList && path.endsWith('type') && schema.type === 'string' ? `${path}[]` : path
  const { definitions: collectionDefinitions } = resource(collection)
  if (Object.hasOwn(collectionDefinitions, key)) return { definitions: collectionDefinitions, key }
  const name = key.split('.').at(-1) ?? key
  return Object.hasOwn(sharedDefinitions, name)
    ? { definitions: sharedDefinitions, key: name }
    : undefined
}

/**
 * Returns the definition of a field, or undefined for a field that the contract lacks.
 * @example getDefinition('projects', field)?.means
 */
export function getDefinition(
  collection: Collection,
  field: SchemaField,
): FieldDefinition | undefined {
  const found = definitionKey(collection, field)
  return found?.definitions[found.key]
}

/** Returns every field of a collection's list and detail once, each object before its fields. */
export function getFields(collection: Collection): SchemaField[] {
  const { item, detail } = resource(collection)
  const fields = [item, ...(detail ? [detail] : [])].flatMap(schemaFields)
  const byPath = new Map(fields.map((field) => [field.path, field]))
  return [...byPath.values()].sort((a, b) => compareParents(a.path, b.path, [...byPath.keys()]))
}

/** Keeps the order of the schemas, and nested fields directly after the field that contains them. */
function compareParents(a: string, b: string, order: readonly string[]): number {
  const getRoot = (path: string) => path.split(/\[\]\.|\./)[0] ?? path
  const byRoot = order.indexOf(getRoot(a)) - order.indexOf(getRoot(b))
  return byRoot || order.indexOf(a) - order.indexOf(b)
}
