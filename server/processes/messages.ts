/** What the process that was started asks of the servers that it has forked, and what they say. */
import { z } from 'zod'

export type Order = { kind: 'stop' } | { kind: 'describe'; id: number }

const Description = z.object({
  kind: z.literal('description'),
  id: z.int(),
  /** What it counts, as `prom-client` writes it. */
  metrics: z.array(z.custom<object>((one) => typeof one === 'object' && one !== null)),
  /** What has to work for visitors to be served, each with `ok` or what is wrong. */
  parts: z.record(z.string(), z.string()),
})
export type Description = z.infer<typeof Description>

export const Report = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('serving'), address: z.string() }),
  Description,
])
