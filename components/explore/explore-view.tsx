import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { ScrollRegion } from '@/components/layout/scroll-region'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { TableDownloads } from '@/components/publish/table-downloads'
import type { CrossTable } from '@/lib/portal/explore/cross-table'
import { heatMapSize } from '@/lib/portal/explore/draw-heat-map'
import {
  type ExploreState,
  exploreAddress,
  exploreFileAddress,
  inView,
  questions,
} from '@/lib/portal/explore/explore-query'
import { getExploreView } from '@/lib/portal/explore/load'
import { exactState, type Guess } from '@/lib/portal/list/list-state'
import { newestName } from '@/lib/portal/versions/cite/past-list-address'
import { pastTableAddress } from '@/lib/portal/versions/cite/past-table-address'
import { CrossTableView } from './cross-table-view'
import { ExploreForm } from './explore-form'
import { FigureList } from './figure-list'
import './explore.css'

interface ExploreDownloadsProps {
  state: ExploreState
  guess?: Guess
  title: string
}

/** Links to the table as files and pictures, and to its citation, which refers to a permanent version. */
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
      {exact && <a href={pastTableAddress(newestName, exact)}>Cite this table</a>}
    </TableDownloads>
  )
}

interface HeatMapProps {
  state: ExploreState
  table: CrossTable
  title: string
}

/** The table as a picture. On narrow screens it scrolls rather than shrinks, so that its text stays legible. */
function HeatMap({ state, table, title }: HeatMapProps) {
  const { width, height } = heatMapSize(table)
  return (
    <ScrollRegion label={`Heat map: ${title}`} className="cross-region">
      {/* biome-ignore lint/performance/noImgElement: an SVG file needs no optimization. */}
      <img
        src={exploreFileAddress(state, 'svg')}
        alt={`Heat map: ${title}. The table has the same numbers.`}
        width={width}
        height={height}
        className="heat-map print:scheme-light"
      />
    </ScrollRegion>
  )
}

function Forms({ state }: { state: ExploreState }) {
  const forms = [
    { name: 'Table', view: 'table' },
    { name: 'List', view: 'list' },
    { name: 'Heat map', view: 'heat-map' },
  ] as const
  return (
    <ul className="explore-forms screen-only">
      {forms.map(({ name, view }) => (
        <li key={name}>
          <SiteLink
            href={exploreAddress(inView(state, view))}
            aria-current={state.view === view ? 'true' : undefined}
          >
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

function OtherQuestions({ state }: { state: ExploreState }) {
  const own = exploreAddress(state)
  return (
    <Section title="More tables">
      <ul className="explore-questions">
        {questions
          .filter(({ address }) => address !== own)
          .map(({ title, address }) => (
            <li key={address}>
              <SiteLink href={address}>{title}</SiteLink>
            </li>
          ))}
      </ul>
    </Section>
  )
}

function Figures(props: { state: ExploreState; table: CrossTable; title: string }) {
  switch (props.state.view) {
    case 'list':
      return <FigureList {...props} />
    case 'heat-map':
      return <HeatMap {...props} />
    case 'table':
      return <CrossTableView {...props} getAddress={exploreAddress} />
  }
}

export async function ExploreView({ state: asked }: { state: ExploreState }) {
  const view = await getExploreView(asked)
  const { state, title, summary, guess, notes, table } = view
  return (
    <PageMain section="explore">
      <div className="pt-9">
        <PageTitle>{title}</PageTitle>
        {summary && <p className="mt-3 max-w-[44em] font-serif text-lede">{summary}</p>}
        {guess && <p className="mt-3 max-w-[44em]">{guess.note}</p>}
        <ExploreForm view={view} />
      </div>
      {table ? (
        <>
          <div className="explore-actions">
            <Forms state={state} />
            <ExploreDownloads state={state} guess={guess} title={title} />
          </div>
          <Figures state={state} table={table} title={title} />
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
