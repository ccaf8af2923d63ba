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
  /** The version of the data that the API answers from. A page of another one is not shown if a new one can be made. */
  version?: () => string | undefined
  /** Pages without a query that survive a restart. */
  kept?: KeptPages
  /** Pages of all instances. */
  shared?: SharedPages
  now?: () => number
  /** Another origin that the page of a target may show images from. */
  imagesOf?: (target: string) => string | undefined
  onError?: (error: unknown, target: string) => void
  onLookup?: (state: CacheState) => void
}
