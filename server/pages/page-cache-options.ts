import type { KeptPages } from './kept-pages'
import type { CacheState } from './lookup'
import type { RoomSizes } from './page-rooms'
import type { RenderQueueOptions } from './render-queue'
import type { Render } from './renderer'
import type { SharedPages } from './shared-pages'

export interface PageCacheOptions
  extends RoomSizes,
    Pick<RenderQueueOptions, 'concurrency' | 'perClient' | 'maxWaitMs'> {
  render: Render
  /** The version of the data that the API serves. A page of another version is shown only if no new one can be made. */
  version?: () => string | undefined
  /** Pages without a query, kept across restarts. */
  kept?: KeptPages
  /** Pages shared by all instances. */
  shared?: SharedPages
  now?: () => number
  /** A further origin from which the page at a target may show images. */
  imagesOf?: (target: string) => string | undefined
  onError?: (error: unknown, target: string) => void
  onLookup?: (state: CacheState) => void
}
