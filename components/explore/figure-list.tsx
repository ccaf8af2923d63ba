import { Fact, FactList } from '@/components/layout/fact-list'
import { SiteLink } from '@/components/layout/site-link'
import {
  type CrossTable,
  type Heading,
  type RowFigures,
  rowFigures,
} from '@/lib/portal/explore/cross-table'
import { type ExploreState, getAxes } from '@/lib/portal/explore/explore-query'
import { getUnit } from '@/lib/portal/explore/explore-view'
import { counted, formatCount } from '@/lib/text/counted'

interface NameProps {
  heading: Heading
  /** The address of the table with all headings in place of “others”. Undefined if it cannot show more. */
  tableAddress?: string
}

export function Name({ heading: { name, path, kind }, tableAddress }: NameProps) {
  const address = kind === 'other' ? tableAddress : path
  return address === undefined ? name : <SiteLink href={address}>{name}</SiteLink>
}

/** The name of the link of a number: `'16 wallets: Europe, Launched'`. A total needs only the other heading. */
export function describeFigure(
  state: ExploreState,
  count: number,
  headings: readonly Heading[],
): string {
  const names = headings.flatMap(({ kind, name }) => (kind === 'all' ? [] : name))
  return [counted(count, getUnit(state)), names.join(', ')].filter(Boolean).join(': ')
}

/** States which rows are listed: rows with entries, up to the maximum number. */
function shownNote(
  headings: readonly Heading[],
  { rows, rowCount }: CrossTable,
  state: ExploreState,
) {
  const [rowAxis, columnAxis] = getAxes(state)
  const listed = formatCount(headings.filter(({ kind }) => kind === 'value').length)
  const totalText = counted(rowCount, rowAxis.singular, rowAxis.plural)
  return rows.some(({ kind }) => kind === 'other')
    ? `The list has the first ${listed} of ${totalText}.`
    : `The list has ${listed} of ${totalText}: those with projects that ${columnAxis.naming}.`
}

interface FigureListProps {
  state: ExploreState
  table: CrossTable
  title: string
}

interface RowsProps {
  state: ExploreState
  rows: readonly RowFigures[]
}

function Rows({ state, rows }: RowsProps) {
  return (
    <FactList form="wide">
      {rows.map(({ heading: row, figures }) => (
        <Fact key={row.values?.join(' ')} term={<Name heading={row} />}>
          <ul className="tally">
            {figures.map(({ heading, count, address }) => (
              <li
                key={heading.values?.join(' ')}
                className={heading.kind === 'value' ? undefined : 'none'}
              >
                <span>
                  <Name heading={heading} />
                </span>
                {address === undefined ? (
                  <span className="figure">{formatCount(count)}</span>
                ) : (
                  <SiteLink
                    href={address}
                    aria-label={describeFigure(state, count, [row, heading])}
                  >
                    {formatCount(count)}
                  </SiteLink>
                )}
              </li>
            ))}
          </ul>
        </Fact>
      ))}
    </FactList>
  )
}

/** The lines of names and figures that are visible until visitors unfold the rest. */
const maxLines = 120

function countFirstRows(rows: readonly RowFigures[]): number {
  let lines = 0
  const end = rows.findIndex(({ figures }, at) => {
    lines += 1 + figures.length
    return at > 0 && lines > maxLines
  })
  return end < 0 ? rows.length : end
}

/** The table as lists of sentences, which fit any width. */
export function FigureList({ state, table, title }: FigureListProps) {
  const rows = rowFigures(table)
  const visibleCount = countFirstRows(rows)
  const others = rows.slice(visibleCount)
  return (
    <section aria-label={`List: ${title}`} className="explore-list">
      <p className="text-muted text-note">
        {shownNote(
          rows.map(({ heading }) => heading),
          table,
          state,
        )}
      </p>
      <Rows state={state} rows={rows.slice(0, visibleCount)} />
      {others.length > 0 && (
        <details className="fold">
          <summary>Show {counted(others.length, 'more row')}</summary>
          <Rows state={state} rows={others} />
        </details>
      )}
    </section>
  )
}
