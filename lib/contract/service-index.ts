import { z } from 'zod'

/** The response at the base URL of the API, which lists all endpoints. An addition to the contract. */
export const ServiceIndex = z.object({
  name: z.string(),
  version: z.string(),
  links: z.object({ openapi: z.string(), terms: z.string(), health: z.string() }),
  /** The identifier under which the site signs its records; absent if it signs none. */
  issuer: z.string().nullish(),
  /** Paths are relative to the base URL. */
  endpoints: z.array(z.object({ path: z.string(), summary: z.string() })),
})
/** The OpenAPI description, whose other members the standard defines. */
export const OpenApiDocument = z.looseObject({ openapi: z.string() })

export type ServiceIndex = z.infer<typeof ServiceIndex>
