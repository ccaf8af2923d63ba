/** Lists that are read page by page. */
import { maxPageSize } from '@/lib/contract/parameters'
import type { Pagination } from '@/lib/contract/values'
import { type ApiResult, combinedDetails } from './result'

export interface PaginatedList<T> {
  data: T[]
  pagination: Pagination
}

/** Requests a page of the largest size. */
export type GetPage<T> = (page: number) => Promise<ApiResult<PaginatedList<T>>>

/** A longer list is not read whole: it would take thousands of requests, and more memory than a page may. */
const maxPages = 500

/** So many records are read at a time at most. */
export const maxSectionSize = maxPages * maxPageSize

/** The items of a section of the list, from 0, in the order of the API. It fails if the request for any page fails. */
export async function listSectionOf<T>(list: GetPage<T>, section: number): Promise<ApiResult<T[]>> {
  const start = section * maxPages + 1
  const first = await list(start)
  if (!first.ok) return first
  const end = Math.min(first.data.pagination.total_pages, start + maxPages - 1)
  const numbers = Array.from({ length: Math.max(0, end - start) }, (_, i) => start + 1 + i)
  const rest = await Promise.all(numbers.map(list))
  const pages = [first]
  for (const page of rest) {
    if (!page.ok) return page
    pages.push(page)
  }
  return { ok: true, data: pages.flatMap(({ data }) => data.data), ...combinedDetails(pages) }
}

/** The items of all pages. It fails if there are too many. */
export async function wholeListOf<T>(list: GetPage<T>): Promise<ApiResult<T[]>> {
  const first = await list(1)
  if (!first.ok) return first
  const { total, total_pages } = first.data.pagination
  if (total_pages <= maxPages) {
    return listSectionOf((page) => (page === 1 ? Promise.resolve(first) : list(page)), 0)
  }
  return { ok: false, kind: 'unavailable', reason: `A list of ${total} records is too long` }
}
