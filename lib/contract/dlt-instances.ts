import { z } from 'zod'
import type { Definitions } from './codebook/definition'
import { IncludedProject, LinkStats, NameRef, sourced, TitleRef } from './values'

export const DltInstanceSummary = z.object({
  ...NameRef.shape,
  website: z.string().nullish(),
  logo_url: z.string().nullish(),
  operator: NameRef.nullish(),
  dlt: TitleRef.nullish(),
  stats: LinkStats,
  projects: z.array(IncludedProject).nullish(),
})
export type DltInstanceSummary = z.infer<typeof DltInstanceSummary>

/** An addition to the contract, which defines no detail of an instance. */
export const DltInstanceDetail = z.object({
  ...DltInstanceSummary.shape,
  ...sourced,
  did_methods: z.array(z.object({ did_method: NameRef, ...sourced })).nullish(),
})
export type DltInstanceDetail = z.infer<typeof DltInstanceDetail>

export const dltInstanceDefinitions: Definitions = {
  name: { means: 'Name of the ledger.', example: 'Sovrin MainNet', evidence: 'itself' },
  dlt: { means: 'Technology it runs on.', evidence: 'source' },
  source: {
    means: 'URL of the source for operator and technology.',
    example: 'https://ledger.example/about',
    evidence: 'source',
  },
  projects: { means: 'Projects that use it.', evidence: 'source' },
  did_methods: { means: 'DID methods anchored in it.', evidence: 'source' },
}
