/** Reports of the renderer to its server about the API that it reads. */
import { z } from 'zod'

export const UpstreamLimit = z.enum(['general', 'search', 'graph'])
export type UpstreamLimit = z.infer<typeof UpstreamLimit>

/**
 * The outcome of a request. A request with the outcome `too_late` was not sent, because the rate limit or earlier
 * requests delayed it for too long.
 */
export const UpstreamOutcome = z.enum([
  'document',
  'not_modified',
  'not_found',
  'refused',
  'too_long',
  'busy',
  'failed',
  'too_late',
])
export type UpstreamOutcome = z.infer<typeof UpstreamOutcome>

/** The events since the last report. */
export const UpstreamReport = z.object({
  kind: z.literal('upstream'),
  requests: z.array(
    z.object({
      limit: UpstreamLimit,
      outcome: UpstreamOutcome,
      count: z.int().min(1),
      /** How long they waited for the budget, all together, in milliseconds. */
      waitedMs: z.number().min(0),
    }),
  ),
  /** True while no requests are sent to it, because too many have failed. */
  isDown: z.boolean(),
})
export type UpstreamReport = z.infer<typeof UpstreamReport>
