import type { ReactNode } from 'react'
import type { Country } from '@/lib/contract/countries'
import type { Family } from '@/lib/contract/families'
import type { RegulationSummary } from '@/lib/contract/regulations'
import type { CountryView } from '@/lib/portal/countries/country-view'
import type { LoadedRecord } from '@/lib/portal/profile/load'
import type { Related } from '@/lib/portal/related/related'
import type { SourceRecords } from '@/lib/portal/sources/references'
import type { SourceUse } from '@/lib/portal/sources/source-index'

/** The data of a profile of any family. */
export interface ProfileProps<F extends Family> {
  answer: LoadedRecord<F>
  /** The date of the data, if the terms give it. */
  dataDate?: string
  /** The sources of the same relations, with their archived copies. */
  copies?: readonly SourceUse[]
  /** The API's records of the sources. Undefined if it has none. */
  sourceRecords?: SourceRecords
  /** The date of the last review of the full record, if known. */
  reviewed?: string
  /** Facts that the graph adds to the record. Undefined without a graph. */
  related?: Related
  /** True if the site signs its records, including this one. */
  isSigned?: boolean
  /** For a regulation: its country or union, with the laws of it. */
  jurisdiction?: Country
  /** For a country or the jurisdiction of a regulation, over a server with national wallets: its status in a sentence. */
  view?: CountryView
  /** For a country, the regulations of the union to which it belongs. */
  unionRegulations?: readonly RegulationSummary[]
  /** For a record as of a version: a sentence about the version. */
  pastNote?: ReactNode
  /** Content about the history, citation and embedding of the record. */
  reuse?: ReactNode
  /** The section with the neighbours of the record in the graph. */
  neighbours?: ReactNode
}
