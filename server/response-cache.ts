/**
 * The finished responses of the API in memory. Requests with a text that the client chose have a limit of their own,
 * because their number is unlimited and they would evict all others.
 */
import { LRUCache } from 'lru-cache'
import type { Representation } from './representation'

const megabyte = 1024 * 1024

export interface ResponseCacheSizes {
  /** Sizes in bytes. */
  otherBytes?: number
  textBytes?: number
}

const makeCache = (maxSize: number) =>
  new LRUCache<string, Representation>({ maxSize, sizeCalculation: ({ size }) => size })

export class ResponseCache {
  readonly #others: LRUCache<string, Representation>
  readonly #texts: LRUCache<string, Representation>

  constructor({ otherBytes, textBytes }: ResponseCacheSizes = {}) {
    this.#others = makeCache(otherBytes ?? 176 * megabyte)
    this.#texts = makeCache(textBytes ?? 16 * megabyte)
  }

  #partition(request: string): LRUCache<string, Representation> {
    return /[?&](?:q|query)=/.test(request) ? this.#texts : this.#others
  }

  /** The response to a request in its canonical form. */
  get(request: string): Representation | undefined {
    return this.#partition(request).get(request)
  }

  set(request: string, response: Representation): void {
    this.#partition(request).set(request, response)
  }
}
