/** The sets of records in a download: every collection of the API, and the nodes and links of the graph. */
import { z } from 'zod'
import { resource } from '@/lib/contract'
import { type Addition, type Collection, collections, isAddition } from '@/lib/contract/additions'
import { getDefinition } from '@/lib/contract/codebook'
import { answerDefinition } from '@/lib/contract/codebook/answers'
import type { FieldDefinition } from '@/lib/contract/codebook/definition'
import { type SchemaField, schemaFields } from '@/lib/contract/described-schema'
import { getWords } from '@/lib/contract/families'
import { GraphLink, GraphNode } from '@/lib/contract/graph'

export interface SetField extends SchemaField {
  definition: FieldDefinition | undefined
}

export interface RecordSet {
  /** Used in the names of tables and files: `did_methods`. */
  name: string
  title: string
  /** The singular noun for a record, with which the names of columns start: `did_method`. */
  singular: string
  /** Undefined for the sets of the graph. */
  collection?: Collection
  /** The fields of a record at every depth, each object before its fields. */
  fields: readonly SetField[]
}

/** The name of files that contain all sets. */
export const datasetName = 'did_atlas'

/** @example identifier('did-methods') // 'did_methods' */
export const identifier = (words: string): string => words.toLowerCase().replaceAll(/[ -]/g, '_')

const getShape = (schema: z.ZodType | undefined): z.core.$ZodShape =>
  schema instanceof z.ZodObject ? schema.shape : {}

const additionTitles: Readonly<Record<Addition, string>> = {
  sources: 'Sources',
  evidence: 'Evidence of records',
}

/** A record combines its list item with its detail. Where both have a field, the detail takes precedence. */
function getRecordSet(collection: Collection): RecordSet {
  const { item, detail, singular } = resource(collection)
  const schema = z.object({ ...getShape(item), ...getShape(detail) })
  return {
    name: identifier(collection),
    title: isAddition(collection) ? additionTitles[collection] : getWords(collection).title,
    singular: identifier(isAddition(collection) ? singular : getWords(collection).api.noun),
    collection,
    fields: schemaFields(schema).map((field) => ({
      ...field,
      definition: getDefinition(collection, field),
    })),
  }
}

/** The graph is not a collection: its nodes and links each have a document of their own. */
function graphSet(part: 'nodes' | 'links', schema: z.ZodObject): RecordSet {
  const path = `/graph/${part}` as const
  const define = (field: SchemaField) =>
    answerDefinition({ path, kind: 'document' }, { ...field, path: `data[].${field.path}` })
  return {
    name: `graph_${part}`,
    title: `${part === 'nodes' ? 'Nodes' : 'Links'} of the network`,
    singular: part.slice(0, -1),
    fields: schemaFields(schema).map((field) => ({ ...field, definition: define(field) })),
  }
}

export const graphNodes = graphSet('nodes', GraphNode)
export const graphLinks = graphSet('links', GraphLink)

export const recordSets: readonly RecordSet[] = [
  ...collections.map(getRecordSet),
  graphNodes,
  graphLinks,
]

/** Counts the records of all collections. The graph is excluded, because it repeats records. */
export const countRecords = (counts: readonly { set: RecordSet; rows: number }[]): number =>
  counts.reduce((sum, { set, rows }) => (set.collection ? sum + rows : sum), 0)
