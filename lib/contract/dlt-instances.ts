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

/** An addition to the API contract, which defines no detail of an instance. */
export const DltInstanceDetail = namedObject('DltInstanceDetail', {
  ...DltInstanceSummary.shape,
  ...sourced,
  did_methods: z.array(z.object({ did_method: NameRef, ...sourced })).nullish(),
})
export type DltInstanceDetail = z.infer<typeof DltInstanceDetail>

export const dltInstanceDefinitions: Definitions = {
  name: fromItself('Name by which the ledger is known.', 'Sovrin MainNet'),
  dlt: fromSource('Technology on which the ledger runs.'),
  source: fromSource(
    'Link to the page that confirms the operator and the technology.',
    'https://ledger.example/about',
  ),
  projects: fromSource('Projects that use the ledger.'),
  did_methods: fromSource('DID methods that store identifiers on the ledger.'),
}
