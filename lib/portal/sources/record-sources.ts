/** Numbers the sources of a record's page, for all families. */
import { type Family, getWords } from '@/lib/contract/families'
import type { RecordDocuments } from '@/lib/portal/records/record-documents'
import {
  type SourceIndex,
  type SourceUse,
  shownFirst,
  sourceIndex,
  sourceUses,
} from './source-index'

/**
 * The order in which each page shows the fields that have sources. Families that are not listed use the order of the
 * document. The order for projects is derived from the table of their fields.
 */
const readingOrders: Partial<Record<Family, readonly string[]>> = {
  entities: [
    shownFirst,
    'project_relations',
    'managed',
    'funded',
    'affiliated',
    'consortium_memberships',
    'people',
    'by_person',
    'on_behalf_of',
    'did_method_relations',
  ],
  people: ['project_relations', 'did_method_relations'],
  standards: ['projects_managing', 'projects_following'],
  'dlt-instances': ['source', 'projects', 'did_methods'],
  'did-methods': ['source', 'projects', 'entities', 'persons', 'dlt_instances'],
  countries: ['projects_hq', 'projects_target'],
}

/** The lists in the document must have the order in which the page shows them. */
export function recordSources<F extends Family>(
  family: F,
  document: RecordDocuments[F],
  copies?: Iterable<SourceUse>,
  order = readingOrders[family],
): SourceIndex {
  const { prefix = family } = getWords(family)
  return sourceIndex(`${prefix}-${document.id}`, sourceUses(document, order), copies)
}
