import { PageMain } from '@/components/layout/page-main'
import { type CompareState, compareAddress, maxCompared } from '@/lib/portal/compare/compare-query'
import { compareProjects } from '@/lib/portal/compare/comparison'
import { getCompared } from '@/lib/portal/compare/load'
import { recordPath } from '@/lib/portal/records/record-path'
import { enumerated } from '@/lib/text/counted'
import { CompareStart, FoundProjects, ProjectForm, SuggestedProjects } from './compare-choices'
import { CompareCountries } from './compare-countries'
import { CompareNote, Surplus } from './compare-notes'
import { CompareStandards } from './compare-standards'
import { ComparisonView } from './comparison-view'

function UnknownIds({ unknown }: { unknown: readonly number[] }) {
  if (unknown.length === 0) return null
  return (
    <CompareNote>
      {unknown.length === 1 ? 'There is no project' : 'There are no projects'} with{' '}
      {unknown.length === 1 ? 'id' : 'ids'} {enumerated(unknown.map(String))}. You see the others.
    </CompareNote>
  )
}

/** What the address states as ids but is none. */
function InvalidIds({ invalid = [] }: Pick<CompareState, 'invalid'>) {
  if (invalid.length === 0) return null
  const isOne = invalid.length === 1
  return (
    <CompareNote>
      {enumerated(invalid.map((text) => `“${text}”`))} {isOne ? 'is not an id' : 'are not ids'}. The
      id of a project is the number in the address of its profile.
    </CompareNote>
  )
}

export async function CompareView({ state }: { state: CompareState }) {
  if (state.countries) return <CompareCountries state={state} />
  if (state.standards) return <CompareStandards state={state} />
  return <CompareProjects state={state} />
}

async function CompareProjects({ state }: { state: CompareState }) {
  const { projects, records, unknown, surplus } = await getCompared(state.ids)
  const { invalid, ...valid } = state
  const canonical = { ...valid, ids: [...projects.map(({ id }) => id), ...surplus] }
  return (
    <PageMain section="compare" title="Compare projects">
      <p className="mt-3 max-w-[38em] font-serif text-lede">
        Compare up to {maxCompared} projects side by side. Copy the link to share your comparison.
      </p>
      <InvalidIds invalid={invalid} />
      <UnknownIds unknown={unknown} />
      <Surplus surplus={surplus} many="projects" />
      <ProjectForm state={canonical} />
      <FoundProjects state={canonical} />
      {projects.length > 0 ? (
        <ComparisonView
          whole={compareProjects(projects)}
          subjects={projects.map(({ id, title }) => ({
            key: id,
            name: title,
            path: recordPath('projects', id, title),
            removal: compareAddress({
              ...canonical,
              ids: canonical.ids.filter((other) => other !== id),
            }),
          }))}
          state={{ ...canonical, ids: projects.map(({ id }) => id) }}
          records={records}
          one="project"
        >
          <SuggestedProjects state={canonical} />
        </ComparisonView>
      ) : (
        <CompareStart />
      )}
    </PageMain>
  )
}
