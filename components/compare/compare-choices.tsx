import { SiteLink } from '@/components/layout/site-link'
import type { ProjectSummary } from '@/lib/contract/projects'
import {
  type CompareState,
  compareAddress,
  compareCountriesAddress,
  maxCompared,
} from '@/lib/portal/compare/compare-query'
import {
  findComparable,
  listComparable,
  pickExampleCountries,
  suggestComparable,
} from '@/lib/portal/compare/load'
import { mostConnectedProjects } from '@/lib/portal/home/project-rankings'
import { enumerated, formatCount } from '@/lib/text/counted'

interface AddLinkProps {
  project: { id: number; title: string }
  state: CompareState
}

function AddLink({ project: { id, title }, state: { ids, onlyDifferences } }: AddLinkProps) {
  return (
    <SiteLink
      href={compareAddress({ ids: [...ids, id], onlyDifferences })}
      className="inline-block py-0.5"
    >
      {title}
    </SiteLink>
  )
}

const maxFound = 8

/** The projects that may match the entered text, each with a link that adds it. */
export async function FoundProjects({ state }: { state: CompareState }) {
  const { find, ids } = state
  if (find === undefined || ids.length >= maxCompared) return null
  const found = (await findComparable(find))
    .filter(({ id }) => !ids.includes(id))
    .slice(0, maxFound)
  if (found.length === 0) {
    return (
      <p className="mt-4 max-w-[42em] border-warn border-l-2 pl-3">
        No other project matches “{find}”. Try fewer words, or a part of its name.
      </p>
    )
  }
  return (
    <div className="mt-4">
      <p className="text-muted text-note">Projects that match “{find}”:</p>
      <ul className="flex flex-wrap gap-x-5">
        {found.map((project) => (
          <li key={project.id}>
            <AddLink project={project} state={state} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Suggests projects similar to those compared. */
export async function SuggestedProjects({ state }: { state: CompareState }) {
  if (state.ids.length === 0 || state.ids.length >= maxCompared) return null
  const suggestions = await suggestComparable(state.ids)
  if (suggestions.length === 0) return null
  return (
    <div className="screen-only mt-4">
      <p className="text-muted text-note">Similar projects to add:</p>
      <ul className="flex flex-wrap gap-x-5">
        {suggestions.map((project) => (
          <li key={project.id}>
            <AddLink project={project} state={state} />{' '}
            <span className="text-muted text-note">{project.reasons.join(', ')}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const field = 'h-10 rounded border border-rule bg-surface px-3 text-ink'

/**
 * Adds a project. It is a plain form that works without scripts: it submits the ids of the comparison and the new one.
 */
export async function CompareForm({ state }: { state: CompareState }) {
  if (state.ids.length >= maxCompared) {
    return (
      <p className="screen-only mt-5 text-muted text-note">
        Maximum {maxCompared} projects. Remove one to add another.
      </p>
    )
  }
  const comparable = await listComparable()
  return (
    <form action="/compare" className="screen-only mt-5 flex flex-wrap items-end gap-x-4 gap-y-3">
      {state.ids.length > 0 && <input type="hidden" name="ids" value={state.ids.join(',')} />}
      <label className="block w-full text-muted text-note sm:w-96">
        {state.ids.length === 0 ? 'First project' : 'Add a project'}
        <input
          name="add"
          required
          autoComplete="off"
          maxLength={200}
          placeholder={`Name, or part of it, among ${formatCount(comparable.length)} projects`}
          className={`${field} mt-1 block w-full text-base`}
        />
      </label>
      {state.onlyDifferences && <input type="hidden" name="only" value="differences" />}
      <button type="submit" className={`${field} cursor-pointer font-medium hover:bg-accent-soft`}>
        {state.ids.length === 0 ? 'Start' : 'Add'}
      </button>
    </form>
  )
}

/**
 * The most connected projects of each type, listed separately, because comparing a project with a
 * consortium reveals little.
 */
function pickExamples(projects: readonly ProjectSummary[]): ProjectSummary[][] {
  return ['DID Project', 'Consortium']
    .map((type) => projects.filter((project) => project.type === type))
    .map((ofType) => mostConnectedProjects(ofType, 3))
    .filter((example) => example.length > 1)
}

/** The page while no project is selected: ways to start a comparison. */
export async function CompareStart() {
  const comparable = await listComparable()
  const countries = await pickExampleCountries()
  return (
    <div className="mt-8 border-rule-strong border-t pt-4">
      <p className="max-w-[42em]">
        Choose a project above, then add others. Or start with one of these:
      </p>
      <ul className="mt-2 space-y-1">
        {pickExamples(comparable).map((example) => (
          <li key={example.map(({ id }) => id).join()}>
            <SiteLink
              href={compareAddress({ ids: example.map(({ id }) => id), onlyDifferences: false })}
              className="inline-block py-0.5"
            >
              {enumerated(example.map(({ title }) => title))}
            </SiteLink>
          </li>
        ))}
        {countries.length > 1 && (
          <li>
            <SiteLink
              href={compareCountriesAddress(countries.map(({ code }) => code))}
              className="inline-block py-0.5"
            >
              Countries: {enumerated(countries.map(({ name }) => name))}
            </SiteLink>
          </li>
        )}
      </ul>
    </div>
  )
}
