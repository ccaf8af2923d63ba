import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { TableDownloads } from '@/components/publish/table-downloads'
import { SourceList } from '@/components/sources/source-list'
import type { ProjectDetail } from '@/lib/contract/projects'
import {
  type CompareState,
  compareAddress,
  compareFileAddress,
  maxCompared,
} from '@/lib/portal/compare/compare-query'
import {
  compareProjects,
  comparisonSources,
  findDifferences,
} from '@/lib/portal/compare/comparison'
import { type Compared, getCompared } from '@/lib/portal/compare/load'
import { recordPath } from '@/lib/portal/records/record-path'
import type { SourceRecords } from '@/lib/portal/sources/references'
import { counted, enumerated } from '@/lib/text/counted'
import { notDisclosedLabel } from '@/lib/text/labels'
import { CompareForm, CompareStart, FoundProjects, SuggestedProjects } from './compare-choices'
import { CompareCountriesView } from './compare-countries'
import { CompareTable, SameRows } from './compare-table'
import { RowSwitch } from './row-switch'

function UnknownIds({ unknown }: Pick<Compared, 'unknown'>) {
  if (unknown.length === 0) return null
  return (
    <p className="mt-4 max-w-[42em] border-warn border-l-2 pl-3">
      {unknown.length === 1 ? 'There is no project' : 'There are no projects'} with{' '}
      {unknown.length === 1 ? 'id' : 'ids'} {enumerated(unknown.map(String))}. You see the others.
    </p>
  )
}

/** What the address states as ids but is none. */
function InvalidIds({ invalid = [] }: Pick<CompareState, 'invalid'>) {
  if (invalid.length === 0) return null
  const isOne = invalid.length === 1
  return (
    <p className="mt-4 max-w-[42em] border-warn border-l-2 pl-3 [overflow-wrap:anywhere]">
      {enumerated(invalid.map((text) => `“${text}”`))} {isOne ? 'is not an id' : 'are not ids'}. The
      id of a project is the number in the address of its profile.
    </p>
  )
}

interface ComparisonViewProps {
  projects: readonly ProjectDetail[]
  records: SourceRecords | undefined
  state: CompareState
}

function ComparisonView({ projects, records, state }: ComparisonViewProps) {
  const whole = compareProjects(projects)
  const several = projects.length > 1
  const differences = several ? findDifferences(whole) : whole
  const comparison = several && state.onlyDifferences ? differences : whole
  const ids = projects.map(({ id }) => id)
  const name = ['compare', ...ids, ...(comparison === whole ? [] : ['differences'])].join('-')
  const sources = comparisonSources(comparison, name)
  return (
    <>
      {several ? (
        <RowSwitch comparison={whole} state={state} />
      ) : (
        <p className="mt-6 text-muted text-note">Add another project to see where they differ.</p>
      )}
      <CompareTable
        subjects={projects.map(({ id, title }) => ({
          key: id,
          name: title,
          path: recordPath('projects', id, title),
          removal: compareAddress({ ...state, ids: state.ids.filter((one) => one !== id) }),
        }))}
        comparison={differences}
        sources={sources}
      />
      <SameRows comparison={comparison} sources={sources} />
      <p className="mt-3 max-w-[48em] text-muted text-note">
        {whole.empty.length > 0 &&
          `${notDisclosedLabel} by ${several ? 'any of these projects' : 'this project'}: ${enumerated(whole.empty)}. `}
        <span className="screen-only">Download with all sources: </span>
        <TableDownloads
          what="the comparison"
          getAddress={(format) => compareFileAddress(ids, format)}
        />
      </p>
      <SuggestedProjects state={state} />
      <div className="profile-body lg:mt-0">
        <SourceList index={sources} records={records} />
      </div>
    </>
  )
}

/**
 * States the projects in the address beyond the maximum. If a compared project is removed, the next one takes its
 * column.
 */
function Surplus({ surplus }: Pick<Compared, 'surplus'>) {
  if (surplus.length === 0) return null
  return (
    <p className="mt-4 max-w-[42em] border-warn border-l-2 pl-3">
      You can compare up to {maxCompared} projects:{' '}
      {counted(surplus.length, 'more was', 'more were')} left out.
    </p>
  )
}

export async function CompareView({ state }: { state: CompareState }) {
  return state.countries ? (
    <CompareCountriesView state={state} />
  ) : (
    <CompareProjects state={state} />
  )
}

async function CompareProjects({ state }: { state: CompareState }) {
  const { projects, records, unknown, surplus } = await getCompared(state.ids)
  const { invalid, ...valid } = state
  const known = { ...valid, ids: [...projects.map(({ id }) => id), ...surplus] }
  return (
    <PageMain section="compare">
      <div className="pt-9">
        <PageTitle>Compare projects</PageTitle>
        <p className="mt-3 max-w-[38em] font-serif text-lede">
          Compare up to {maxCompared} projects side by side. Copy the link to share your comparison.
        </p>
        <InvalidIds invalid={invalid} />
        <UnknownIds unknown={unknown} />
        <Surplus surplus={surplus} />
        <CompareForm state={known} />
        <FoundProjects state={known} />
      </div>
      {projects.length > 0 ? (
        <ComparisonView projects={projects} records={records} state={known} />
      ) : (
        <CompareStart />
      )}
    </PageMain>
  )
}
