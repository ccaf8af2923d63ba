import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { TableDownloads } from '@/components/publish/table-downloads'
import { type CrossTable, withoutUndisclosed } from '@/lib/portal/explore/cross-table'
import {
  type ExploreState,
  exploreAddress,
  exploreFileAddress,
  inView,
  questions,
  type UnknownAxis,
} from '@/lib/portal/explore/explore-query'
import { getExploreView } from '@/lib/portal/explore/load'
import { exactState, type Guess } from '@/lib/portal/list/list-state'
import { latestSegment } from '@/lib/portal/versions/cite/past-list-address'
import { pastTableAddress } from '@/lib/portal/versions/cite/past-table-address'
import { counted, enumerated } from '@/lib/text/counted'
import { Numbers } from './cross-table-view'
import { ExploreForm } from './explore-form'
import './explore.css'

interface ExploreDownloadsProps {
  state: ExploreState
  guess?: Guess
  title: string
}

function ExploreDownloads({ state, guess, title }: ExploreDownloadsProps) {
  const exact = exactState(state, guess)
  return (
    <TableDownloads
      what={title}
      getAddress={(format) => exploreFileAddress(exact ?? state, format)}
    >
      <a href={exploreFileAddress(exact ?? state, 'svg')} download>
        SVG<span className="sr-only">: {title}</span>
      </a>
      <a href={exploreFileAddress(exact ?? state, 'png')} download>
        PNG<span className="sr-only">: {title}</span>
      </a>
      {exact && <a href={pastTableAddress(latestSegment, exact)}>Cite this table</a>}
    </TableDownloads>
  )
}

const forms = [
  { name: 'Table', form: 'table' },
  { name: 'List', form: 'list' },
] as const

/** The link that shows or hides the rows and columns that only state that no value is known. */
function UndisclosedSwitch({ state, table }: { state: ExploreState; table: CrossTable }) {
  const disclosedTable = withoutUndisclosed(table)
  const rows = table.rows.length - disclosedTable.rows.length
  const columns = table.columns.length - disclosedTable.columns.length
  if (rows + columns === 0) return null
  const { undisclosed, ...others } = state
  const parts = [
    ...(rows > 0 ? [counted(rows, 'row')] : []),
    ...(columns > 0 ? [counted(columns, 'column')] : []),
  ]
  return (
    <p className="mt-1 text-muted text-note">
      {undisclosed ? 'Includes' : 'Hidden:'} {enumerated(parts)} of projects that do not disclose a
      value; “All” counts them.{' '}
      <SiteLink
        href={exploreAddress(undisclosed ? others : { ...state, undisclosed: true })}
        className="screen-only inline-block py-0.5"
      >
        {undisclosed ? 'Hide undisclosed values' : 'Show undisclosed values'}
      </SiteLink>
    </p>
  )
}

function OtherQuestions({ state }: { state: ExploreState }) {
  const currentAddress = exploreAddress(state)
  return (
    <Section title="More tables">
      <ul className="explore-questions">
        {questions
          .filter(({ address }) => address !== currentAddress)
          .map(({ title, address }) => (
            <li key={address}>
              <SiteLink href={address}>{title}</SiteLink>
            </li>
          ))}
      </ul>
    </Section>
  )
}

interface ExploreViewProps {
  state: ExploreState
  unknown: readonly UnknownAxis[]
}

export async function ExploreView({ state: requestedState, unknown }: ExploreViewProps) {
  const view = await getExploreView(requestedState)
  // A table that the visitor did not request would hide the mistakes in the address.
  if (unknown.length > 0) {
    return (
      <PageMain>
        <div className="pt-9">
          <PageTitle>No such table</PageTitle>
          {unknown.map(({ name, value, similarLabel }) => (
            <p key={name} className="mt-3 max-w-[44em] [overflow-wrap:anywhere]">
              The {name} cannot be “{value}”.{' '}
              {similarLabel ? `Did you mean “${similarLabel}”? ` : ''}
              Choose {name} below.
            </p>
          ))}
          <ExploreForm view={view} />
        </div>
        <OtherQuestions state={view.state} />
      </PageMain>
    )
  }
  const { state, title, summary, guess, notes, table } = view
  return (
    <PageMain title={title}>
      {summary && <p className="mt-3 max-w-[44em] font-serif text-lede">{summary}</p>}
      {guess && <p className="mt-3 max-w-[44em]">{guess.note}</p>}
      <ExploreForm view={view} />
      {table ? (
        <>
          <div className="explore-actions">
            <ul aria-label="View" className="explore-forms screen-only">
              {forms.map(({ name, form }) => (
                <li key={name}>
                  <SiteLink
                    href={exploreAddress(inView(state, form))}
                    aria-current={state.view === form ? 'true' : undefined}
                  >
                    {name}
                  </SiteLink>
                </li>
              ))}
            </ul>
            <ExploreDownloads state={state} guess={guess} title={title} />
          </div>
          <Numbers
            state={state}
            table={state.view === 'list' || state.undisclosed ? table : withoutUndisclosed(table)}
            title={title}
            getAddress={exploreAddress}
          />
          {state.view === 'table' && <UndisclosedSwitch state={state} table={table} />}
          <p className="mt-3 max-w-[48em] text-muted text-note">{notes.join(' ')}</p>
        </>
      ) : (
        <p className="mt-8 max-w-[42em]">
          The API behind this site does not provide one of these for projects. Choose other rows or
          columns.
        </p>
      )}
      <OtherQuestions state={state} />
    </PageMain>
  )
}
