/**
 * The pages in memory, in three partitions: pages without a visitor's query, pages with one, and missing pages and
 * redirects. Each partition has its own limit, because the number of possible queries and wrong addresses is unlimited,
 * and they would evict all other pages.
 */
import { LRUCache } from 'lru-cache'
import type { Page } from './page'

export interface RoomSizes {
  /** Sizes in bytes. */
  pageBytes?: number
  queryBytes?: number
  otherBytes?: number
}

const megabyte = 1024 * 1024

const roomOf = (maxSize: number) =>
  new LRUCache<string, Page>({
    maxSize,
    sizeCalculation: ({ representation }) => representation.size,
  })

/** True for the key of a page with a visitor's query. */
export const hasQuery = (key: string): boolean => key.includes('?')

export class PageRooms {
  readonly #pages: LRUCache<string, Page>
  readonly #queries: LRUCache<string, Page>
  readonly #others: LRUCache<string, Page>

  constructor(sizes: RoomSizes) {
    this.#pages = roomOf(sizes.pageBytes ?? 192 * megabyte)
    this.#queries = roomOf(sizes.queryBytes ?? 48 * megabyte)
    this.#others = roomOf(sizes.otherBytes ?? 16 * megabyte)
  }

  #room(key: string): LRUCache<string, Page> {
    return hasQuery(key) ? this.#queries : this.#pages
  }

  get(key: string): Page | undefined {
    return this.#room(key).get(key) ?? this.#others.get(key)
  }

  set(key: string, page: Page): void {
    const room = this.#room(key)
    const [own, other] = page.status === 200 ? [room, this.#others] : [this.#others, room]
    other.delete(key)
    own.set(key, page)
  }
}
