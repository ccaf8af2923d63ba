import { z } from 'zod'

export const Health = z.object({
  status: z.enum(['healthy', 'degraded', 'unhealthy']),
  timestamp: z.string(),
  version: z.string(),
  uptime: z.int().nullish(),
  services: z
    .object({
      database: z.object({ status: z.enum(['connected', 'disconnected', 'unknown']).nullish() }),
      cache: z.object({ status: z.enum(['operational', 'degraded', 'unknown']).nullish() }),
      api: z.object({
        status: z.enum(['operational', 'degraded']).nullish(),
        rate_limit: z
          .object({ enabled: z.boolean(), limit: z.int(), window: z.string() })
          .nullish(),
      }),
    })
    .partial()
    .nullish(),
})
export type Health = z.infer<typeof Health>
