import { z } from 'zod'

export const License = z.object({ name: z.string(), url: z.string(), spdx_id: z.string() })

export const Terms = z.object({
  license: License,
  attribution: z.object({
    required: z.boolean(),
    text: z.string(),
    components: z.object({
      credit: z.string(),
      links: z.object({ web_of_trust: z.string(), key_state: z.string(), license: z.string() }),
      indicate_changes: z.string(),
    }),
  }),
  usage_guidelines: z.object({
    commercial_use: z.string(),
    distribution: z.string(),
    modification: z.string(),
    private_use: z.string(),
    requirements: z.array(z.string()),
  }),
  examples: z
    .object({
      minimal: z.string(),
      standard: z.string(),
      full: z.string(),
      with_modifications: z.string(),
    })
    .nullish(),
  api_specific: z.object({
    rate_limits: z.object({ general: z.string(), search: z.string(), graph: z.string() }),
    headers: z.object({ 'X-License': z.string(), 'X-Attribution': z.string() }),
    fair_use: z.string(),
  }),
  contact: z.object({ questions: z.string(), website: z.string(), issues: z.string() }),
  disclaimer: z.string(),
  last_updated: z.string(),
})
export type Terms = z.infer<typeof Terms>
