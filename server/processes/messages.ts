/** The messages between the parent process and the servers that it has forked. */
import { z } from 'zod'

export type Order = { kind: 'stop' } | { kind: 'describe'; id: number }

const Description = z.object({
  kind: z.literal('description'),
  id: z.int(),
  /** Its metrics, in the form that `prom-client` exports. */
  metrics: z.array(z.custom<object>((one) => typeof one === 'object' && one !== null)),
  /** The readiness checks, each with `ok` or the fault. */
  parts: z.record(z.string(), z.string()),
})
export type Description = z.infer<typeof Description>

export const Report = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('serving'), address: z.string() }),
  Description,
])
