import { z } from 'zod'

/** What the base address of the API answers: where everything else is. An addition to the contract. */
export const ServiceIndex = z.object({
  name: z.string(),
  version: z.string(),
  links: z.object({ openapi: z.string(), terms: z.string(), health: z.string() }),
  /** Paths are relative to the base address. */
  endpoints: z.array(z.object({ path: z.string(), summary: z.string() })),
})
export type ServiceIndex = z.infer<typeof ServiceIndex>
