/** The messages between a server and its renderer over their IPC channel. */
import { z } from 'zod'

const newData = 'new data '

/** From the server: its own API serves other data from now on. Each message has a number of its own. */
export const newDataMessage = (number: number): string => `${newData}${number}`

export const isNewDataMessage = (message: unknown): message is string =>
  typeof message === 'string' && message.startsWith(newData)

/** From the renderer: pages rendered from now on use that data. */
export const readMessage = (message: string): string => `read ${message}`

const UpstreamLimit = z.enum(['general', 'search', 'graph'])

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

/** From the renderer: what has happened to its requests to the API since the last report. */
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
