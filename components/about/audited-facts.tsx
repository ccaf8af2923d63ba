'use client'

import { HostLink } from '@/components/layout/external-link'
import { RecordLink } from '@/components/layout/record-link'
import { Table } from '@/components/layout/table'
import { TableHead } from '@/components/layout/table-head'

export interface FactRow {
  /** Its name and, unless it has been removed, its id. */
  project: readonly [name: string, id?: number]
  fact: string
  verdict: string
  /** An HTTP address that `safeHttpUrl` has accepted, or text. */
  source: string
  why: string
  correction?: string
}

interface AuditedFactsProps {
  caption: string
  rows: readonly FactRow[]
}

/**
 * Facts with their verdicts. It is a client component because the payload of the page would otherwise repeat the markup of a
 * hundred rows.
 */
export function AuditedFacts({ caption, rows }: AuditedFactsProps) {
  return (
    <Table caption={caption} className="data-table stacked">
      <TableHead columns={['Fact', 'Verdict', 'Source', 'Reason']} />
      <tbody>
        {rows.map(({ project: [name, id], fact, verdict, source, why, correction }) => (
          <tr key={`${name} ${fact}`}>
            <th scope="row" aria-label={`${name}: ${fact}`}>
              {id === undefined ? name : <RecordLink family="projects" id={id} name={name} />}
              <div className="note wrap-anywhere">{fact}</div>
            </th>
            <td className="whitespace-nowrap">{verdict}</td>
            <td className="lg:min-w-40">
              {/^https?:/.test(source) ? <HostLink address={source} /> : source}
            </td>
            <td className="lg:w-[38%]">
              {why} {correction && <em>{correction}</em>}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
