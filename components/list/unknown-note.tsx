import { withFacet } from '@/lib/portal/list/list-state'
import type { ListView, UnknownRecords } from '@/lib/portal/list/list-view'
import { ListLink } from './list-link'
import type { Navigate } from './use-list'

interface NoteProps {
  view: ListView
  navigate: Navigate
  unknown: UnknownRecords
}

function Note({
  view: { family, state },
  navigate,
  unknown: { key, value, words, instead },
}: NoteProps) {
  const link = { family, navigate, className: 'inline-block py-0.5' }
  return (
    <>
      {words}:{' '}
      <ListLink {...link} to={withFacet(state, key, [...(state.filters[key] ?? []), value])}>
        include them
      </ListLink>
      {instead && (
        <>
          {' or '}
          <ListLink {...link} to={{ ...withFacet(state, key, []), open: instead.key }}>
            filter by {instead.label.toLowerCase()}
          </ListLink>
        </>
      )}
      .
    </>
  )
}

/** A note next to the filters on records that they exclude because their value is not disclosed. */
export function UnknownNote({ view, navigate }: { view: ListView; navigate: Navigate }) {
  return view.unknown?.map((unknown) => (
    <p key={unknown.key} className="text-muted">
      <Note view={view} navigate={navigate} unknown={unknown} />
    </p>
  ))
}
