/** Finds the definition of any field in any response, including responses other than lists and details. */

import { auditDefinitions } from '../audits'
import { changeDefinitions } from '../changes'
import { describedSchema, type JsonSchema, type SchemaField } from '../described-schema'
import { downloadDefinitions } from '../downloads'
import type { Endpoint } from '../endpoints'
import { relationshipDefinitions } from '../project-relationships'
import {
  descriptionDefinitions,
  envelopeDefinitions,
  fieldCountDefinitions,
  healthDefinitions,
  indexDefinitions,
} from '../service'
import { termsDefinitions } from '../terms'
import { versionDefinitions } from '../versions'
import { getDefinition } from './'
import { assigned, type Definitions, type FieldDefinition, fromItself } from './definition'
import { graphLinkDefinitions, graphNodeDefinitions, searchDefinitions } from './graph'
import { sharedDefinitions } from './shared'

/** In relationships and in the graph, a website is an object whose fields have names of their own. */
const websiteDefinitions: Definitions = {
  website: fromItself('Official website.'),
  Url: fromItself('Address of the website.', 'https://wallet.example.org'),
  Description: assigned('Kind of link.', 'Website'),
}

/** Definitions for responses other than lists and details of collections. */
const documentDefinitions: Readonly<Partial<Record<Endpoint['path'], Definitions>>> = {
  '/health': healthDefinitions,
  '/search': searchDefinitions,
  '/projects/{id}/relationships': relationshipDefinitions,
  '/graph/nodes': graphNodeDefinitions,
  '/graph/links': graphLinkDefinitions,
  '/terms': termsDefinitions,
  '/': indexDefinitions,
  '/openapi.json': descriptionDefinitions,
  '/fields': fieldCountDefinitions,
  '/audits': auditDefinitions,
  '/downloads': downloadDefinitions,
  '/versions': versionDefinitions,
  '/changes': changeDefinitions,
}

const nameIn = (path: string): string => path.split('.').at(-1) ?? path

function documentDefinition(definitions: Definitions, field: SchemaField) {
  const name = nameIn(field.path)
  const shared = name === 'type' && field.isList ? 'type[]' : name
  const website = field.schema.type === 'object' || name !== 'website' ? websiteDefinitions : {}
  return definitions[field.path] ?? website[name] ?? sharedDefinitions[shared]
}

const inList = 'data[].'

/**
 * Returns the definition of a field in an endpoint's response, or undefined for a field that the contract lacks.
 * @example answerDefinition(endpoint, { ...field, path: 'data[].title' })?.means
 */
export function answerDefinition(
  { path, kind, collection }: Pick<Endpoint, 'path' | 'kind' | 'collection'>,
  field: SchemaField,
): FieldDefinition | undefined {
  const documentFields = documentDefinitions[path]
  if (documentFields) return documentDefinition(documentFields, field)
  if (kind !== 'list') return collection && getDefinition(collection, field)
  if (!field.path.startsWith(inList)) return envelopeDefinitions[field.path]
  return (
    collection && getDefinition(collection, { ...field, path: field.path.slice(inList.length) })
  )
}

export const answerSchema = (endpoint: Endpoint): JsonSchema =>
  describedSchema(endpoint.response, (field) => answerDefinition(endpoint, field))
