import { withFacet } from '@/lib/portal/list/list-state'
import type { ListView } from '@/lib/portal/list/list-view'
import { counted, formatCount } from '@/lib/text/counted'
import { ListLink } from './list-link'
import type { Navigate } from './use-list'

/** Notes on the records that the list does not show, because they are hidden by default or could not be read. */
export function ListOmissions({ view, navigate }: { view: ListView; navigate: Navigate }) {
  const { family, state, remainder, omitted } = view
  return (
    <>
      {remainder && (
        <p className="mt-3 text-muted text-note">
          {counted(remainder.count, 'more', 'more')} {remainder.words}.{' '}
          <ListLink
            family={family}
            to={withFacet(state, remainder.key, [remainder.value])}
            navigate={navigate}
          >
            Show {remainder.count === 1 ? 'it' : 'them'} too
          </ListLink>
          .
        </p>
      )}
      {omitted > 0 && (
        <p className="mt-3 text-muted text-note">
          Invalid entries skipped: {formatCount(omitted)}.
        </p>
      )}
    </>
  )
}
