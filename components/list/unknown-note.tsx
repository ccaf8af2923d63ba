import { withFacet } from '@/lib/portal/list/list-state'
import type { ListView } from '@/lib/portal/list/list-view'
import type { UnknownRecords } from '@/lib/portal/list/unknown-records'
import { ListLink } from './list-link'
import type { Go } from './use-list'

interface NoteProps {
  view: ListView
  go: Go
  unknown: UnknownRecords
}

function Note({ view: { family, state }, go, unknown: { key, value, words, instead } }: NoteProps) {
  const link = { family, go, className: 'inline-block py-0.5' }
  return (
    <>
      {words}:{' '}
      <ListLink {...link} to={withFacet(state, key, [...(state.filters[key] ?? []), value])}>
        show them too
      </ListLink>
      {instead && (
        <>
          {' or '}
          <ListLink {...link} to={{ ...withFacet(state, key, []), open: instead.key }}>
            choose by {instead.label.toLowerCase()}
          </ListLink>
        </>
      )}
      .
    </>
  )
}

/** Beside the filters: what they rule out because it is not known. */
export function UnknownNote({ view, go }: { view: ListView; go: Go }) {
  return view.unknown?.map((unknown) => (
    <p key={unknown.key} className="text-muted">
      <Note view={view} go={go} unknown={unknown} />
    </p>
  ))
}
