/**
 * What the portal calls the records of each family, and what it says of one in a sentence: for headings, titles of
 * pages, search engines and citations.
 */
import type { Family } from '@/lib/contract'
import type { Country } from '@/lib/contract/countries'
import type { DidMethodDetail } from '@/lib/contract/did-methods'
import type { DltInstanceDetail } from '@/lib/contract/dlt-instances'
import type { DltDetail, DltSummary } from '@/lib/contract/dlts'
import type { EntityDetail } from '@/lib/contract/entities'
import type { Industry } from '@/lib/contract/industries'
import type { PersonDetail } from '@/lib/contract/people'
import type { ProjectDetail } from '@/lib/contract/projects'
import type { RegulationDetail } from '@/lib/contract/regulations'
import type { StandardDetail } from '@/lib/contract/standards'
import { summaries } from './summaries'

/** The document behind the profile of each family: the API's detail, or the whole item of a list where it has none. */
export interface RecordDocuments {
  projects: ProjectDetail
  entities: EntityDetail
  people: PersonDetail
  regulations: RegulationDetail
  standards: StandardDetail
  /** The detail counts the projects; only the list names them. */
  dlts: DltDetail & Pick<DltSummary, 'projects'>
  'dlt-instances': DltInstanceDetail
  'did-methods': DidMethodDetail
  countries: Country
  industries: Industry
}

interface RecordFamily<Document> {
  /** Headings and navigation: `'DID methods'`. */
  title: string
  /** One of them, inside a sentence: `'DID method'`. */
  one: string
  /** The name of a record as a heading shows it. */
  nameOf: (document: Document) => string
  /** One or two plain sentences. */
  summaryOf: (document: Document) => string
}

export const recordFamilies: { [F in Family]: RecordFamily<RecordDocuments[F]> } = {
  projects: {
    title: 'Projects',
    one: 'project',
    nameOf: ({ title }) => title,
    summaryOf: summaries.projects,
  },
  entities: {
    title: 'Organizations',
    one: 'organization',
    nameOf: ({ name }) => name,
    summaryOf: summaries.entities,
  },
  people: {
    title: 'People',
    one: 'person',
    nameOf: ({ name }) => name,
    summaryOf: summaries.people,
  },
  regulations: {
    title: 'Regulations',
    one: 'regulation',
    nameOf: ({ title }) => title,
    summaryOf: summaries.regulations,
  },
  standards: {
    title: 'Standards',
    one: 'standard',
    nameOf: ({ title }) => title,
    summaryOf: summaries.standards,
  },
  dlts: {
    title: 'Ledger technologies',
    one: 'ledger technology',
    nameOf: ({ title }) => title,
    summaryOf: summaries.dlts,
  },
  'dlt-instances': {
    title: 'Ledgers',
    one: 'ledger',
    nameOf: ({ name }) => name,
    summaryOf: summaries['dlt-instances'],
  },
  'did-methods': {
    title: 'DID methods',
    one: 'DID method',
    nameOf: ({ name }) => `did:${name}`,
    summaryOf: summaries['did-methods'],
  },
  countries: {
    title: 'Countries',
    one: 'country',
    nameOf: ({ name }) => name,
    summaryOf: summaries.countries,
  },
  industries: {
    title: 'Industries',
    one: 'industry',
    nameOf: ({ name }) => name,
    summaryOf: summaries.industries,
  },
}
