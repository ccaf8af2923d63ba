'use client'

import { ScrollRegion } from '@/components/layout/scroll-region'
import { SiteLink } from '@/components/layout/site-link'
import { Table } from '@/components/layout/table'
import { TableHead } from '@/components/layout/table-head'
import type { Cell } from '@/lib/portal/charts/chart'
import { formatCount } from '@/lib/text/counted'

interface Row {
  label: string
  path?: string
  cells: readonly Cell[]
  isIncomplete?: boolean
}

export interface ChartNumbersProps {
  name: string
  /** The heading of the labels, followed by the headings of the numbers. */
  headings: readonly string[]
  rows: readonly Row[]
}

/**
 * The table of a chart. Each number is a link to the list that it counts. It is a client component because the payload of
 * the page would otherwise repeat its markup.
 */
export function ChartNumbers({ name, headings, rows }: ChartNumbersProps) {
  return (
    <ScrollRegion label={`Table: ${name}`}>
      <Table caption={name} className="data-table chart-table">
        <TableHead columns={headings} />
        <tbody>
          {rows.map(({ label, path, cells, isIncomplete }) => (
            <tr key={path ?? label}>
              <th scope="row">
                {path ? <SiteLink href={path}>{label}</SiteLink> : label}
                {isIncomplete && <span className="text-muted text-note"> incomplete</span>}
              </th>
              {cells.map(({ value, path: list }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a number is identified by its column only.
                <td key={at}>
                  {list ? (
                    <SiteLink href={list}>{formatCount(value)}</SiteLink>
                  ) : (
                    formatCount(value)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollRegion>
  )
}
