import type { ReactNode } from 'react'
import type { Family } from '@/lib/contract/families'
import type { RegulationSummary } from '@/lib/contract/regulations'
import type { LoadedRecord } from '@/lib/portal/profile/load'
import type { Related } from '@/lib/portal/related/related'
import type { SourceRecords } from '@/lib/portal/sources/references'
import type { SourceUse } from '@/lib/portal/sources/source-index'

/** What every profile is made of. */
export interface ProfileProps<F extends Family> {
  answer: LoadedRecord<F>
  /** The date of the data, if the terms give it. */
  dataDate?: string
  /** Sources of the same relations, with the copies of them that archives keep. */
  copies?: readonly SourceUse[]
  /** What the API knows of the sources; undefined if it has no records of sources. */
  sourceRecords?: SourceRecords
  /** The day on which somebody last checked the whole record, if it is known. */
  reviewed?: string
  /** What the graph adds to the record; undefined without a graph. */
  related?: Related
  /** True if the site signs its records, this one among them. */
  isSigned?: boolean
  /** For a country: the regulations of the union that it belongs to. */
  unionRegulations?: readonly RegulationSummary[]
  /** How to cite the record, and to embed it. */
  reuse?: ReactNode
  /** The section with the neighbours of the record in the graph. */
  neighbours?: ReactNode
}
