import { type CompareState, maxCompared, optionOf } from '@/lib/portal/compare/compare-query'
import { listComparable } from '@/lib/portal/compare/load'
import { mostConnectedProjects } from '@/lib/portal/home/project-rankings'
import { formatCount } from '@/lib/text/counted'

const field = 'h-10 rounded border border-rule bg-surface px-3 text-ink'

/**
 * The maximum number of suggested projects, because a longer list would dominate the page. Projects beyond it can be
 * found by their text.
 */
const maxOptions = 2000

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
  const projects = comparable.filter(({ id }) => !state.ids.includes(id))
  const options = mostConnectedProjects(projects, maxOptions).toSorted((a, b) =>
    a.title.localeCompare(b.title, 'en'),
  )
  return (
    <form action="/compare" className="screen-only mt-5 flex flex-wrap items-end gap-x-4 gap-y-3">
      {state.ids.length > 0 && <input type="hidden" name="ids" value={state.ids.join(',')} />}
      <label className="block w-full text-muted text-note sm:w-96">
        {state.ids.length === 0 ? 'First project' : 'Add a project'}
        <input
          name="add"
          required
          list="comparable"
          autoComplete="off"
          maxLength={200}
          placeholder={`Search ${formatCount(projects.length)} projects`}
          className={`${field} mt-1 block w-full text-base`}
        />
      </label>
      <datalist id="comparable">
        {options.map((project) => (
          <option key={project.id} value={optionOf(project)} />
        ))}
      </datalist>
      {state.onlyDifferences && <input type="hidden" name="only" value="differences" />}
      <button type="submit" className={`${field} cursor-pointer font-medium hover:bg-accent-soft`}>
        {state.ids.length === 0 ? 'Start' : 'Add'}
      </button>
    </form>
  )
}
