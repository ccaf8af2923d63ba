/** References to records in the tools: their ids, paths, addresses and names, and the codes of countries. */
import { z } from 'zod'
import { ApiError } from '@/lib/contract/errors'
import { type Family, families, familyOfPath, getWords } from '@/lib/contract/families'
import type { GraphNode } from '@/lib/contract/graph'
import { resource } from '@/lib/contract/index'
import { IdParameter, versionNotFound } from '@/lib/contract/parameters'
import type { ItemOf, ResponseOf } from '@/lib/contract/responses'
import type { SearchResult } from '@/lib/contract/search'
import { type NodeReference, nodeIdOfRecord, recordOfNode } from '@/lib/portal/graph/node-id'
import { getAddress, recordName } from '@/lib/portal/records/record-address'
import type { RecordDocuments } from '@/lib/portal/records/record-documents'
import { countryPath, recordPath } from '@/lib/portal/records/record-path'
import { countriesCalled } from '@/lib/search/country-names'
import { impliedNames } from '@/lib/search/implied-names'
import { fold } from '@/lib/text/fold'
import { isObject } from '@/lib/text/json-values'
import { maxQueryLength } from '@/lib/text/search-text'
import { type ToolData, ToolError } from './tool'

/** Addresses of pages contain the name of a record. */
const maxLength = 300

export const RecordText = z
  .string()
  .max(maxLength)
  .describe(
    'Record id such as `project-118`, path such as `projects/118`, address of a page, or a name that only one record has',
  )

export const RecordOutline = z.object({
  record: z.string().describe('Id for the other tools'),
  name: z.string(),
  family: z
    .enum(families)
    .optional()
    .describe('Absent if there is no record, for example for a region'),
  type: z.string().optional().describe('Type as in the API'),
  page: z.string().optional().describe('Web page of the record'),
  api: z.string().optional().describe('API document of the record'),
})
export type RecordOutline = z.input<typeof RecordOutline>

const prefixes = families.flatMap((family) => getWords(family).prefix ?? [])

/**
 * The path within the site of an address of a page or a document: `projects/118`. Other texts are returned unchanged.
 */
const withoutSite = (text: string, { siteUrl }: ToolData): string =>
  (text.startsWith(`${siteUrl}/`) ? text.slice(siteUrl.length) : text)
    .replace(/^\/(?:api\/v1\/)?/, '')
    .replace(/[?#].*$/, '')

/** Parses an id, a path such as `projects/118`, or the path of a page such as `projects/118-iata-travel-pass`. */
function parseReference(text: string): NodeReference | undefined {
  const [, path = '', digits = ''] = /^([a-z-]+)\/(\d+)(?:-[^/]*)?$/.exec(text) ?? []
  const [family, id] = [familyOfPath(path), IdParameter.safeDecode(digits)]
  return family && id.success ? { family, id: id.data } : recordOfNode(text)
}

/** The code of a country, from its code, its name or its page. Undefined for other texts and ambiguous names. */
export function parseCountry(text: string): string | undefined {
  const name = text.replace(/^countries\//, '')
  if (/^[A-Z]{2}$/.test(name)) return name
  const [code, ...otherCodes] = countriesCalled(name)
  return otherCodes.length === 0 ? code : undefined
}

/** The number of a record of any family, as text. Undefined for a text that is not a reference. */
export const parseNumber = (text: string, dataset: ToolData): string | undefined =>
  parseReference(withoutSite(text, dataset))?.id.toString()

/** Finds the record that a text refers to. Rejects with a `ToolError` for a text that refers to none. */
export async function findReference(dataset: ToolData, text: string): Promise<NodeReference> {
  const place = withoutSite(text, dataset)
  const reference = parseReference(place)
  if (reference) return reference
  const code = parseCountry(place)
  const { data } = (await dataset.queryApi('/countries')) as ResponseOf<'/countries'>
  const country = data.find((country) => country.code === code)
  if (country) return { family: 'countries', id: country.id }
  return findByName(dataset, text)
}

interface Named {
  record: NodeReference
  title: string
}

async function searchNames(dataset: ToolData, text: string): Promise<Named[]> {
  const query = text.slice(0, maxQueryLength)
  const found = (await dataset.queryApi('/search', { query })) as SearchResult[]
  return found.flatMap(({ id, title }) => {
    const record = recordOfNode(id)
    return record ? [{ record, title }] : []
  })
}

/** The search does not cover industries. */
async function industriesNamed(dataset: ToolData, text: string): Promise<Named[]> {
  const { data } = (await dataset.queryApi('/industries')) as ResponseOf<'/industries'>
  return data
    .filter(({ name }) => fold(name).includes(fold(text)))
    .map(({ id, name }) => ({ record: { family: 'industries', id }, title: name }))
}

/**
 * Finds the only record with a name or, if there is none, the only record whose name contains the text. `family` limits
 * the search.
 */
export async function findByName(
  dataset: ToolData,
  text: string,
  family?: Family,
): Promise<NodeReference> {
  const matches = [...(await searchNames(dataset, text)), ...(await industriesNamed(dataset, text))]
  const matchesInFamily = family
    ? matches.filter(({ record }) => record.family === family)
    : matches
  const hasName = ({ title }: Named) =>
    [title, ...impliedNames(title)].some((name) => fold(name) === fold(text))
  const exactMatches = matchesInFamily.filter(hasName)
  const [result, ...otherMatches] = exactMatches.length > 0 ? exactMatches : matchesInFamily
  if (result && otherMatches.length === 0) return result.record
  const suggestions = matchesInFamily
    .slice(0, 5)
    .map(({ record, title }) => `${getId(record)} (${title})`)
  const example = `Use an id such as ${prefixes.map((prefix) => `${prefix}-1`).join(', ')} or industries/1. To find an id, use search.`
  throw new ToolError(
    `"${text}" is not a record. ${suggestions.length > 0 ? `Did you mean ${suggestions.join(', ')}?` : example}`,
  )
}

export const getId = ({ family, id }: NodeReference): string =>
  nodeIdOfRecord(family, id) ?? `${family}/${id}`

/** Returns the API path of a record's document. Countries and industries are contained in their lists only. */
const getApiPath = ({ family, id }: NodeReference): string =>
  resource(family).detail ? `/${family}/${id}` : `/${family}`

export const apiAddress = ({ siteUrl }: ToolData, path: string): string =>
  `${siteUrl}/api/v1${path}`

async function readListed<F extends Family>(
  dataset: ToolData,
  { family, id }: { family: F; id: number },
  query: Readonly<Record<string, string>>,
) {
  const flags = resource(family).includes.map((name) => [`include_${name}`, 'true'])
  const answer = await dataset.queryApi(`/${family}`, { ...query, ...Object.fromEntries(flags) })
  const found = (answer as { data: ItemOf<F>[] }).data.find((item) => item.id === id)
  if (!found) throw new ApiError('not_found', resource(family).messages.notFound)
  return found
}

/** Reads the full document of a record, as of a version or in the current data. */
async function readDocument(
  dataset: ToolData,
  reference: NodeReference,
  version?: string,
): Promise<object> {
  const query: Record<string, string> = version === undefined ? {} : { version }
  if (!resource(reference.family).detail) return readListed(dataset, reference, query)
  return (await dataset.queryApi(getApiPath(reference), query)) as object
}

/** Like `readDocument`, but throws a `ToolError` if the record or the version does not exist. */
export async function readRecord(
  dataset: ToolData,
  reference: NodeReference,
  version?: string,
): Promise<object> {
  try {
    return await readDocument(dataset, reference, version)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'not_found') throw error
    if (error.message === versionNotFound) {
      throw new ToolError(`There is no version ${version}. ${dataset.siteUrl}/versions lists them.`)
    }
    const asOf = version === undefined ? '' : ` as of version ${version}`
    throw new ToolError(`${error.message}: ${getId(reference)}${asOf}. To find an id, use search.`)
  }
}

/** Returns the name of a record and the addresses of its page and its document. */
export function buildOutline<F extends Family>(
  dataset: ToolData,
  { family, id }: { family: F; id: number },
  document: RecordDocuments[F],
): RecordOutline {
  return {
    record: getId({ family, id }),
    name: recordName(family, document),
    family,
    page: dataset.siteUrl + getAddress(family, document),
    api: apiAddress(dataset, getApiPath({ family, id })),
  }
}

/** Like `buildOutline`, for a node from the API's search or graph. The page of a country is addressed by its code. */
export function outlineOfNode(
  dataset: ToolData,
  {
    id: node,
    title,
    type,
    code,
  }: Pick<GraphNode, 'id' | 'title' | 'type'> & { code?: string | null },
): RecordOutline {
  const reference = recordOfNode(node)
  if (!reference) return { record: node, name: title, type }
  const { family, id } = reference
  const path = family === 'countries' ? code && countryPath(code) : recordPath(family, id, title)
  return {
    record: node,
    name: title,
    family,
    type,
    ...(path ? { page: dataset.siteUrl + path } : {}),
    api: apiAddress(dataset, getApiPath(reference)),
  }
}

/** Finds the node of a record. Rejects with a `ToolError` for a record that is not in the graph. */
export async function findNode(dataset: ToolData, text: string): Promise<GraphNode> {
  const id = getId(await findReference(dataset, text))
  const node = (await dataset.lists.graph()).nodes.get(id)
  if (node) return node
  throw new ToolError(
    `The graph has no node ${id}. Countries, regions and industries are not in it. For other ids, use search.`,
  )
}

/** The properties of a document's relation to another record, in brackets: ` (Supplier, until 2025)`. */
function readableRelation({ role, relationship_type: type, until }: Record<string, unknown>) {
  const notes = [role ?? type, until && `until ${until}`].filter(Boolean)
  return notes.length > 0 ? ` (${notes.join(', ')})` : ''
}

const withoutSources = (document: object): object =>
  Object.fromEntries(Object.entries(document).filter(([field]) => !/source/.test(field)))

/** The name of a linked record, or the stated values of a part of a document. Undefined if nothing is stated. */
function readableValue(value: unknown): string | undefined {
  if (Array.isArray(value)) {
    return value.flatMap((item) => readableValue(item) ?? []).join('; ') || undefined
  }
  if (!isObject(value)) return value == null || value === '' ? undefined : String(value)
  const name = value.name ?? value.title
  return typeof name === 'string'
    ? name + readableRelation(value)
    : readableValue(Object.values(withoutSources(value)))
}

/**
 * The stated fields as texts, without sources.
 * @example readableFields({ title: 'swiyu', dlts: [] }) // { title: 'swiyu' }
 */
export const readableFields = (document: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(withoutSources(document)).flatMap(([field, value]) => {
      const text = readableValue(value)
      return text === undefined ? [] : [[field, text]]
    }),
  )

/**
 * The stated facts of a document in short lines, without their sources.
 * @example readableFacts({ title: 'swiyu', dlts: [] }) // 'title: swiyu'
 */
export const readableFacts = (document: object): string =>
  Object.entries(readableFields(document))
    .map((entry) => entry.join(': '))
    .join('\n')
