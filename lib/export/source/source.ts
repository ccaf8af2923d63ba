/** The input of a download: the records of a dataset, one at a time, as the API of a site returns them. */
import { z } from 'zod'
import { resource } from '@/lib/contract'
import { type Collection, collections, collectionTitle, isAddition } from '@/lib/contract/additions'
import { getDefinition } from '@/lib/contract/codebook'
import { answerDefinition } from '@/lib/contract/codebook/answers'
import type { FieldDefinition } from '@/lib/contract/codebook/definition'
import { type SchemaField, schemaFields } from '@/lib/contract/described-schema'
import type { Downloads, downloadStates } from '@/lib/contract/downloads'
import { getWords } from '@/lib/contract/families'
import { GraphLink, GraphNode } from '@/lib/contract/graph'
import type { Industry } from '@/lib/contract/industries'
import type { ProjectDetail } from '@/lib/contract/projects'
import { versionOfDate } from '@/lib/contract/version-form'
import type { Dataset } from '@/lib/dataset/dataset'
import { type Manifest, publicBase } from '@/lib/dataset/snapshot'

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

/** A record combines its list item with its detail. Where both have a field, the detail takes precedence. */
function getRecordSet(collection: Collection): RecordSet {
  const { item, detail, singular } = resource(collection)
  const schema = z.object({ ...getShape(item), ...getShape(detail) })
  return {
    name: identifier(collection),
    title: collectionTitle(collection),
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

/** The sets of records in a download: every collection of the API, and the nodes and links of the graph. */
export const recordSets: readonly RecordSet[] = [
  ...collections.map(getRecordSet),
  graphNodes,
  graphLinks,
]

/** Counts the records of all collections. The graph is excluded, because it repeats records. */
export const countRecords = (counts: readonly { set: RecordSet; rows: number }[]): number =>
  counts.reduce((sum, { set, rows }) => (set.collection ? sum + rows : sum), 0)

export interface ExportSource {
  manifest: Manifest
  siteUrl: string
  records(set: RecordSet): Iterable<object>
}

/**
 * The industries that projects name but the API does not list, because few projects do. Without them, rows of the
 * tables would refer to nothing.
 */
function unlistedIndustries(projects: Iterable<object>, listed: readonly object[]): Industry[] {
  const listedIds = new Set((listed as Industry[]).map(({ id }) => id))
  const found = new Map<number, Industry & { projects: NonNullable<Industry['projects']> }>()
  for (const project of projects) {
    const { id, title, type, status, industries } = project as ProjectDetail
    for (const { id: industryId, name, source } of industries ?? []) {
      if (listedIds.has(industryId)) continue
      const industry = found.get(industryId) ?? {
        id: industryId,
        name,
        project_count: 0,
        projects: [],
      }
      industry.project_count += 1
      industry.projects.push({ id, title, type, status, source })
      found.set(industryId, industry)
    }
  }
  return [...found.values()].sort((a, b) => a.id - b.id)
}

export function lookUpSource(dataset: Dataset, siteUrl: string): ExportSource {
  const parsed = (text: string): object => JSON.parse(text.replaceAll(publicBase, siteUrl))
  function* stored(collection: Collection): Iterable<object> {
    for (const { item, detail } of dataset.records(collection)) {
      yield detail ? { ...parsed(item), ...parsed(detail) } : parsed(item)
    }
  }
  function* records({ name, collection }: RecordSet): Iterable<object> {
    if (!collection) {
      const part = name === graphNodes.name ? 'nodes' : 'links'
      // The API that a mirror copies may repeat a link.
      const texts = new Set(dataset.graph(part).map((entry) => JSON.stringify(entry)))
      for (const text of texts) yield parsed(text)
      return
    }
    yield* stored(collection)
    if (collection === 'industries') {
      yield* unlistedIndustries(stored('projects'), [...stored('industries')])
    }
  }
  const manifest = JSON.parse(JSON.stringify(dataset.manifest).replaceAll(publicBase, siteUrl))
  return { manifest, siteUrl, records }
}

/** Describes the downloads of a version, without any files. */
export function absentDownloads(
  manifest: Manifest,
  siteUrl: string,
  state: (typeof downloadStates)[number],
): Downloads {
  const version = versionOfDate(manifest.date)
  const { name, url, spdx_id } = manifest.terms.license
  return {
    version,
    title: manifest.title,
    license: { name, url, spdx_id },
    state,
    base_url: `${siteUrl}/downloads/${version}/`,
    sets: recordSets.map((set) => ({ name: set.name, title: set.title })),
    files: [],
  }
}
