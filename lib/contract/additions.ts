/** Collections that the API contract does not define. Clients must work without them, because other servers lack them. */

import { sourceDefinitions } from './codebook/sources'
import { evidenceDefinitions, RecordEvidence } from './evidence'
import { type Family, families, getWords } from './families'
import { evidenceFilters, sourceFilters } from './parameters'
import { SourceDetail, SourceSummary } from './sources'

export const additions = {
  sources: {
    title: 'Sources',
    api: { noun: 'source', plural: 'sources' },
    item: SourceSummary,
    detail: SourceDetail,
    filters: sourceFilters,
    definitions: sourceDefinitions,
  },
  evidence: {
    title: 'Evidence of records',
    api: { noun: 'evidence', plural: 'evidence' },
    item: RecordEvidence,
    filters: evidenceFilters,
    definitions: evidenceDefinitions,
  },
} as const

export type Addition = keyof typeof additions
export type Collection = Family | Addition

export const isAddition = (name: Collection): name is Addition => Object.hasOwn(additions, name)
export const additionNames = Object.keys(additions) as Addition[]
export const collections: readonly Collection[] = [...families, ...additionNames]

export const collectionTitle = (name: Collection): string =>
  isAddition(name) ? additions[name].title : getWords(name).title
