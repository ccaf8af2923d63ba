'use client'

/**
 * The rows of facts, lists and tables in profiles. They are client components, because the payload of a page repeats the
 * markup of server components, but only the properties of client components.
 */
import { type ReactNode, useContext } from 'react'
import { HostNote } from '@/components/layout/external-link'
import { Fact, FactList } from '@/components/layout/fact-list'
import { RecordLink } from '@/components/layout/record-link'
import { SiteLink } from '@/components/layout/site-link'
import { StatusMark, YesNo } from '@/components/layout/status-mark'
import { TableHead } from '@/components/layout/table-head'
import { SourceNumbers } from '@/components/sources/source-numbers'
import { Unsourced } from '@/components/sources/unsourced'
import { compareAddress } from '@/lib/portal/compare/compare-query'
import type { OtherPartners } from '@/lib/portal/related/partners'
import { counted } from '@/lib/text/counted'
import { uncapitalized } from '@/lib/text/sentences'
import { SectionTitle } from './profile-section'

export type FactRow = readonly [term: string, value: ReactNode]

export function FactRows({ rows }: { rows: readonly FactRow[] }) {
  return rows.map(([term, value]) => (
    <Fact key={term} term={term}>
      {value}
    </Fact>
  ))
}

/** A statement, its answer, and the numbers of the sources. Without `sources`, the answer cannot have any. */
export type AnswerRow = readonly [
  statement: string,
  answer: boolean | null,
  sources?: readonly number[],
]

interface AnswerRowsProps {
  /** The name of the record in the element ids of sources. */
  record: string
  rows: readonly AnswerRow[]
}

/** Statements and answers, one on each line. */
export function AnswerRows({ record, rows }: AnswerRowsProps) {
  return (
    <FactList form="answers">
      {rows.map(([statement, answer, sources]) => (
        <Fact key={statement} term={statement}>
          <YesNo value={answer} />
          {sources && sources.length > 0 && <SourceNumbers record={record} n={sources} />}
          {sources?.length === 0 && <Unsourced />}
        </Fact>
      ))}
    </FactList>
  )
}

/** The items of a kind. If `running` is true, they are short and shown side by side. */
export type KindItems = readonly [kind: string, items: readonly ReactNode[], running?: boolean]

interface ListProps {
  items: readonly ReactNode[]
  className?: string
}

/** @example showMore(3, 'Projects based here') // 'Show 3 more projects based here' */
const showMore = (count: number, title: string): string =>
  `Show ${count} more ${uncapitalized(title.replace(/^(More|Others) /, ''))}`.trim()

function PlainList({ items, className }: ListProps) {
  return (
    <ul className={className}>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items do not change.
        <li key={at}>{item}</li>
      ))}
    </ul>
  )
}

/** A list with more items than `maxItems` shows the first of them until visitors expand it. */
const maxItems = 6
const firstItems = 4

/** `kind` is what the items are, if the list is not next to a term that names it. */
export function FoldedList({ items, className, kind = '' }: ListProps & { kind?: string }) {
  if (items.length <= maxItems) return <PlainList items={items} className={className} />
  return (
    <>
      <PlainList items={items.slice(0, firstItems)} className={className} />
      <details className="fold">
        <summary>{showMore(items.length - firstItems, kind)}</summary>
        <PlainList items={items.slice(firstItems)} className={className} />
      </details>
    </>
  )
}

/** A single item is rendered unchanged, several as a list. */
function Items({ items, running }: { items: readonly ReactNode[]; running?: boolean }) {
  if (items.length === 1) return items[0]
  return running ? <PlainList items={items} className="running" /> : <FoldedList items={items} />
}

export function KindRows({ rows }: { rows: readonly KindItems[] }) {
  return (
    <FactList form="wide">
      {rows.map(([kind, items, running]) => (
        <Fact key={kind} term={kind}>
          <Items items={items} running={running} />
        </Fact>
      ))}
    </FactList>
  )
}

export interface TableHeading {
  title: string
  /** A label before cells that need one on phones, where headings are hidden. */
  label?: string
  figure?: true
}

interface RelationRowsProps {
  heads: readonly TableHeading[]
  /** The name and the cells of each row. The first cell has the name too, with sources and notes. */
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[]
}

/** A table with more rows than `maxRows` shows the first of them until visitors expand it. */
const maxRows = 6
const firstRows = 4

function RowsTable({ name, heads, rows }: RelationRowsProps & { name: string }) {
  return (
    <table aria-label={name} className="data-table stacked">
      <TableHead columns={heads.map(({ title, figure }) => (figure ? { figure: title } : title))} />
      <tbody>
        {rows.map((row, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows do not change, and may not be unique.
          <tr key={number}>
            <th scope="row" aria-label={row[0]}>
              {row[1]}
            </th>
            {heads.slice(1).map(({ title, label, figure }, at) => (
              <td key={title} data-label={label} className={figure && 'figure'}>
                {row[at + 2]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface FoldProps {
  /** The heading of the fold, if it does not only count rows. */
  summary?: string
  /** The content of the fold below its rows. */
  children?: ReactNode
}

/** A table of relations, whose further rows are in a fold. */
export function RelationRows({ heads, rows, summary, children }: RelationRowsProps & FoldProps) {
  const title = useContext(SectionTitle)
  const getTable = (rows: RelationRowsProps['rows']) => (
    <RowsTable name={title} heads={heads} rows={rows} />
  )
  if (rows.length <= maxRows && !children) return getTable(rows)
  return (
    <>
      {getTable(rows.slice(0, firstRows))}
      <details className="fold">
        <summary>{summary ?? showMore(rows.length - firstRows, title)}</summary>
        {rows.length > firstRows && getTable(rows.slice(firstRows))}
        {children}
      </details>
    </>
  )
}

/** `why` is text such as `'Same ledger, 3 shared partners'`. Rows are tuples to keep the payload of pages small. */
export type SimilarRow = readonly [
  id: number,
  title: string,
  why: string,
  status: string,
  country: string,
]

interface SimilarRowsProps {
  /** The project to which they are similar. */
  id: number
  rows: readonly SimilarRow[]
}

/** Similar projects, with the traits that they share with a project. */
export function SimilarRows({ id, rows }: SimilarRowsProps) {
  return (
    <ul className="similar">
      {rows.map(([other, title, why, status, country]) => (
        <li key={other}>
          <p>
            <RecordLink family="projects" id={other} name={title} />
          </p>
          <p className="note">{why}</p>
          <p className="note">
            {status !== '' && <StatusMark status={status} />}
            {country !== '' && <span>{country}</span>}
            <SiteLink
              href={compareAddress('projects', [id, other])}
              aria-label={`Compare with ${title}`}
            >
              Compare
            </SiteLink>
          </p>
        </li>
      ))}
    </ul>
  )
}

/** The partners beyond the table. */
export function MorePartners({ groups }: { groups: readonly OtherPartners[] }) {
  return groups.map(({ projectCount, partners }) => (
    <div key={projectCount}>
      <h3>{counted(projectCount, 'shared project')}</h3>
      <ul className="lines columns">
        {partners.map(([id, name]) => (
          <li key={id}>
            <RecordLink family="entities" id={id} name={name} />
          </li>
        ))}
      </ul>
    </div>
  ))
}

interface ProjectLinkProps {
  id: number
  name: string
  /** The kind, unless it is the ordinary one. */
  note?: string
  website?: string
  /** The name of the page's record in the ids of sources. */
  record?: string
  /** The numbers of the sources of the relation. Undefined if it cannot have any. */
  n?: readonly number[]
}

/** A related project. A client component, because the payload of a page with hundreds of them would repeat their markup. */
export function ProjectLink({ id, name, note, website, record = '', n }: ProjectLinkProps) {
  return (
    <>
      <RecordLink family="projects" id={id} name={name} />
      {n && (n.length > 0 ? <SourceNumbers record={record} n={n} /> : <Unsourced />)}
      {note && <span className="note"> ({note})</span>}
      <HostNote address={website} />
    </>
  )
}
