import { SiteLink } from '@/components/layout/site-link'
import { type CompareState, compareAddress, maxCompared } from '@/lib/portal/compare/compare-query'
import { findComparable, suggestComparable } from '@/lib/portal/compare/load'

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
