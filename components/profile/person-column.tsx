import { RecordLink } from '@/components/layout/record-link'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { Related } from './related'
import type { Column } from './relation-table'

interface PersonRelation {
  person: { id: number; name: string }
  source?: string | null
}

/** The column with the person of each relation, and its source. */
export const personColumn = (sources: SourceIndex): Column<PersonRelation> => ({
  title: 'Name',
  cell: ({ person: { id, name }, source }) => (
    <Related
      name={<RecordLink family="people" id={id} name={name} />}
      sources={sources}
      source={source}
    />
  ),
})
