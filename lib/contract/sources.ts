/** Sources of the facts. An addition to the API contract, which other servers may lack. */
import { z } from 'zod'
import { Id, namedObject } from './values'

/** The kinds of sources, the strongest evidence first. */
export const sourceKinds = [
  'official',
  'standard',
  'project',
  'academic',
  'code',
  'press',
  'company',
  'other',
] as const
export type SourceKind = (typeof sourceKinds)[number]

/**
 * The result of the last check of the address: `unchecked` before the first check, `blocked` if the site or its
 * robots.txt does not let machines read the page.
 */
export const sourceStates = [
  'unchecked',
  'available',
  'moved',
  'blocked',
  'unavailable',
  'gone',
] as const
export type SourceState = (typeof sourceStates)[number]

export const SourceStats = namedObject('SourceStats', {
  facts: z.int().min(0),
  records: z.int().min(0),
})

export const SourceSummary = namedObject('SourceSummary', {
  id: Id,
  url: z.string(),
  host: z.string(),
  title: z.string().nullish(),
  publisher: z.string(),
  kind: z.string(),
  /** A BCP 47 language tag. */
  language: z.string().nullish(),
  /** A year, a month or a day. */
  published: z.string().nullish(),
  /** The date on which the facts were last seen on the page. */
  seen: z.string().nullish(),
  archived_url: z.string().nullish(),
  /** True for a copy of somebody else's page. */
  is_copy: z.boolean().nullish(),
  status: z.string(),
  checked: z.string().nullish(),
  moved_to: z.string().nullish(),
  gone_since: z.string().nullish(),
  stats: SourceStats,
})
export type SourceSummary = z.infer<typeof SourceSummary>

/** A fact that cites a source, with its record and its field. */
export const CitingFact = namedObject('CitingFact', {
  family: z.string(),
  record: z.object({ id: Id, name: z.string(), code: z.string().nullish() }),
  field: z.string(),
  /** The record on the other side of a relation. */
  about: z.string().nullish(),
})
export type CitingFact = z.infer<typeof CitingFact>

export const SourceDetail = namedObject('SourceDetail', {
  ...SourceSummary.shape,
  facts: z.array(CitingFact),
})
export type SourceDetail = z.infer<typeof SourceDetail>
