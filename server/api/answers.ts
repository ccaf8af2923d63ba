/** Assembles the bodies of the API's responses from the JSON texts in a dataset. */
import { resource } from '@/lib/contract'
import type { Collection } from '@/lib/contract/additions'
import { ApiError } from '@/lib/contract/errors'
import { defaultPageSize } from '@/lib/contract/parameters'
import { searchResultsPerFamily } from '@/lib/contract/search'
import type { Pagination } from '@/lib/contract/values'
import type { Dataset } from '@/lib/dataset/dataset'
import type { DataSource } from '../served'
import type { Call } from './call'
import { makeFieldPicker, selectProjects } from './project-selection'

export interface Answer {
  /** JSON text. */
  body: string
  /** The total number of items of a paginated list, over all pages. */
  total?: number
}

const joinItems = (items: readonly string[]): string => `[${items.join(',')}]`

function makePagination({ query }: Call, total: number): Pagination {
  const { page = 1, per_page = defaultPageSize } = query
  return { page, per_page, total, total_pages: Math.ceil(total / per_page) }
}

const getIncluded = ({ query }: Call, collection: Collection): string[] =>
  resource(collection).includes.filter((name) => query[`include_${name}`] === true)

async function list(dataset: Dataset, call: Call, collection: Collection): Promise<Answer> {
  const { filters, paginated } = resource(collection)
  const includes = getIncluded(call, collection)
  if (!paginated) return { body: `{"data":${joinItems(dataset.all(collection, includes))}}` }
  const { page = 1, per_page: perPage = defaultPageSize, q } = call.query
  const chosenFacets = Object.keys(filters).flatMap((name) => {
    const value = call.query[name]
    return value === undefined ? [] : [[name, String(value)]]
  })
  const selection = { q, filters: Object.fromEntries(chosenFacets) }
  const paged = { collection, page, perPage, includes }
  const added = collection === 'projects' ? await selectProjects(dataset, call.query) : {}
  const { items: found, total } = dataset.list({ ...paged, ...selection, ...added })
  const items = found.map(makeFieldPicker(call.query.fields))
  const pagination = JSON.stringify(makePagination(call, total))
  return { body: `{"data":${joinItems(items)},"pagination":${pagination}}`, total }
}

function document(dataset: Dataset, { path, endpoint }: Call): string {
  const found = dataset.document(path)
  if (found === undefined) {
    throw new ApiError('not_found', endpoint.messages.notFound ?? 'Not found')
  }
  return found
}

/** Returns the JSON text of the response to a call. Throws a 404 if the document does not exist. */
export async function answer({ dataset, search }: DataSource, call: Call): Promise<Answer> {
  const { kind, collection } = call.endpoint
  if (kind === 'list' && collection) return list(dataset, call, collection)
  if (kind === 'search') {
    const found = await (await search()).search(call.query.query, searchResultsPerFamily)
    return { body: joinItems(found) }
  }
  return { body: document(dataset, call) }
}
