'use client'

import { DateText } from '@/components/layout/date-text'
import { SiteLink } from '@/components/layout/site-link'
import { Table } from '@/components/layout/table'
import type { SourceColumn } from '@/lib/portal/sources/source-query'
import { counted, formatCount } from '@/lib/text/counted'
import { notRecordedLabel } from '@/lib/text/labels'
import { capitalized } from '@/lib/text/sentences'

/** A source as the table shows it. */
export interface SourceRow {
  id: number
  title: string
  /** The address without its scheme if the title is unknown, and `title` has words of the address. */
  address?: string
  /** The language of the title, if it is not English. */
  language?: string | undefined
  origin: string
  kind: string
  /** Undefined if no source was tested. */
  state?: string
  /** The day on which it was last read. */
  seen?: string | null
  facts: number
}

/** A heading that sorts the list by its column, or names it only if the list has an order of its own. */
export interface SortHeading {
  href: string
  direction?: 'ascending' | 'descending'
}

interface HeadingProps {
  title: string
  sort: SortHeading | undefined
  className?: string
}

const Heading = ({ title, sort, className }: HeadingProps) => (
  // The label keeps “Sort by” out of the name of the column, which screen readers announce with its cells.
  <th scope="col" aria-label={title} className={className} aria-sort={sort?.direction}>
    {sort ? (
      <SiteLink href={sort.href} className="sort-link" data-direction={sort.direction}>
        <span className="sr-only">Sort by </span>
        {title}
      </SiteLink>
    ) : (
      title
    )}
  </th>
)

interface SourceTableProps {
  rows: readonly SourceRow[]
  sorts: Partial<Record<SourceColumn, SortHeading>>
}

/** A client component, because the payload of the page would otherwise repeat the markup of all rows. */
export function SourceTable({ rows, sorts }: SourceTableProps) {
  const hasStates = rows.some(({ state }) => state !== undefined)
  return (
    <Table caption="Sources" className="data-table stacked list-table source-table">
      <thead>
        <tr>
          <Heading title="Source" sort={sorts.title} />
          <Heading title="Kind" sort={sorts.kind} />
          {hasStates && <th scope="col">Link status</th>}
          <Heading title="Last read" sort={sorts.seen} />
          <Heading title="Facts" sort={sorts.facts} className="figure" />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, title, address, language, origin, kind, state, seen, facts }) => (
          <tr key={id}>
            <th scope="row" aria-label={title}>
              <SiteLink
                href={`/sources/${id}`}
                lang={language}
                className={address ? 'text-muted' : undefined}
              >
                {title}
              </SiteLink>
              {address ? (
                <div className="list-note line-clamp-1 break-all">
                  {origin && `${origin} · `}No title: {address}
                </div>
              ) : (
                origin && <div className="list-note">{origin}</div>
              )}
            </th>
            <td>{capitalized(kind)}</td>
            {hasStates && <td data-label="Link status">{state}</td>}
            <td data-label="Last read" className="whitespace-nowrap">
              {seen ? (
                <DateText month date={seen} />
              ) : (
                <span className="text-muted">{notRecordedLabel}</span>
              )}
            </td>
            <td data-unit={facts === 1 ? 'fact' : 'facts'} className="figure">
              <SiteLink
                href={`/sources/${id}#facts`}
                aria-label={`${counted(facts, 'fact')}: ${title}`}
              >
                {formatCount(facts)}
              </SiteLink>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
