import { z } from 'zod'
import { type Definitions, fromItself, fromSource } from './codebook/definition'
import { IncludedProject, LinkStats, NameRef, namedObject, sourced, TitleRef } from './values'

export const DltInstanceSummary = namedObject('DltInstanceSummary', {
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
export const DltInstanceDetail = namedObject('DltInstanceDetail', {
  ...DltInstanceSummary.shape,
  ...sourced,
  did_methods: z.array(z.object({ did_method: NameRef, ...sourced })).nullish(),
})
export type DltInstanceDetail = z.infer<typeof DltInstanceDetail>

export const dltInstanceDefinitions: Definitions = {
  name: fromItself('Name of the ledger.', 'Sovrin MainNet'),
  dlt: fromSource('Technology it runs on.'),
  source: fromSource(
    'URL of the source for operator and technology.',
    'https://ledger.example/about',
  ),
  projects: fromSource('Projects that use it.'),
  did_methods: fromSource('DID methods anchored in it.'),
}
