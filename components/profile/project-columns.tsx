import type { z } from 'zod'
import { LaunchDate } from '@/components/layout/launch-date'
import { CountryLink } from '@/components/layout/record-link'
import { StatusMark } from '@/components/layout/status-mark'
import type { ProjectRef } from '@/lib/contract/values'
import { isBeforeLaunch } from '@/lib/portal/projects/status'
import type { ProjectEntry } from '@/lib/portal/related/project-entry'
import type { Related as GraphRelations } from '@/lib/portal/related/related'
import { launchedLabel } from '@/lib/text/labels'
import type { Column } from './relation-table'

export interface ProjectRelation {
  project: z.infer<typeof ProjectRef>
  source?: string | null
}

export type EntryColumns<Row> = Record<'status' | 'launched' | 'country', Column<Row>>

interface EntryColumnsInput<Row> {
  related: GraphRelations | undefined
  /** The id of the project in a row. */
  getId: (row: Row) => number
  /** The status in the record, which is available without the graph. */
  getStatus?: (row: Row) => string | null | undefined
}

/**
 * Columns with facts from the graph about the projects in a table. Without a graph they are empty and thus omitted.
 */
export function entryColumns<Row>({
  related,
  getId,
  getStatus,
}: EntryColumnsInput<Row>): EntryColumns<Row> {
  const byId = new Map(related?.entries.map((entry) => [entry.id, entry]))
  const column = (title: string, cell: (entry: ProjectEntry) => React.ReactNode) => ({
    title,
    cell: (row: Row) => {
      const entry = byId.get(getId(row))
      return entry && cell(entry)
    },
  })
  return {
    status: {
      title: 'Status',
      label: 'Status:',
      cell: (row: Row) => {
        const entry = byId.get(getId(row))
        const status = getStatus?.(row) ?? entry?.status
        return (status || entry) && <StatusMark status={status} />
      },
    },
    launched: {
      ...column(
        launchedLabel,
        ({ launch, status }) =>
          (launch !== undefined || isBeforeLaunch(status)) && (
            <LaunchDate date={launch} status={status} isNextToStatus />
          ),
      ),
      label: launchedLabel.toLowerCase(),
    },
    country: column('Country', ({ country }) => country && <CountryLink country={country} />),
  }
}
