import type { ListView } from '@/lib/portal/list/list-view'
import { ListLink } from './list-link'
import type { Go } from './use-list'

/** The explanation of an empty list, with links to lists that are not empty. */
export function EmptyList({ view, go }: { view: ListView; go: Go }) {
  const { family, state, pages, remainder } = view
  const pastTheEnd = pages > 0
  return (
    <div className="mt-4 border-rule-strong border-t py-8">
      <p className="font-serif text-lede">
        {pastTheEnd ? `This list ends with page ${pages}.` : 'No record matches.'}
      </p>
      {!remainder && (
        <p className="mt-2 max-w-[42em] text-muted">
          {pastTheEnd
            ? 'Records may have been taken out since the address was made. '
            : 'Only names are searched, not descriptions. Try a shorter part of the name, remove a filter, or '}
          {pastTheEnd ? (
            <ListLink family={family} to={{ ...state, page: pages }} go={go}>
              Go to page {pages}
            </ListLink>
          ) : (
            <ListLink family={family} to={{ page: 1, filters: {} }} go={go}>
              show the whole list
            </ListLink>
          )}
          .
        </p>
      )}
    </div>
  )
}
