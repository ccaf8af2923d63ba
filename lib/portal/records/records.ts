/**
 * What the portal calls the records of each family, and what it says of one in a sentence: for headings, titles of
 * pages, search engines and citations.
 */
import type { Family } from '@/lib/contract'
import type { RecordDocuments } from './record-documents'
import { summaries } from './summaries'

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
