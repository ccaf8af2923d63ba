import Link from 'next/link'
import { type ListState, serializeListState } from '@/lib/list/list-query'
import { pageNumbers } from '@/lib/list/page-numbers'

interface ListPagesProps {
  path: string
  state: ListState
  last: number
}

/** The address of another page of the same list. */
export function listAddress(path: string, state: ListState): string {
  const query = serializeListState(state)
  return query === '' ? path : `${path}?${query}`
}

const shape = 'inline-block min-w-9 rounded px-2.5 py-1.5 text-center'

export function ListPages({ path, state, last }: ListPagesProps) {
  if (last < 2) return null
  const to = (page: number) => listAddress(path, { ...state, page })
  const previous = state.page > 1 ? state.page - 1 : undefined
  const next = state.page < last ? state.page + 1 : undefined
  return (
    <nav aria-label="Pages" className="screen-only mt-6">
      <ul className="-ml-2.5 flex flex-wrap items-center gap-1 text-[0.9375rem] tabular-nums">
        {previous !== undefined && (
          <li>
            <Link href={to(previous)} rel="prev" prefetch={false} className={shape}>
              Previous
            </Link>
          </li>
        )}
        {pageNumbers(state.page, last).map((page) =>
          typeof page === 'string' ? (
            <li key={page} className="px-1 text-muted">
              …
            </li>
          ) : (
            <li key={page}>
              {page === state.page ? (
                <span aria-current="page" className={`${shape} bg-accent-soft font-semibold`}>
                  {page}
                </span>
              ) : (
                <Link
                  href={to(page)}
                  prefetch={false}
                  aria-label={`Page ${page}`}
                  className={shape}
                >
                  {page}
                </Link>
              )}
            </li>
          ),
        )}
        {next !== undefined && (
          <li>
            <Link href={to(next)} rel="next" prefetch={false} className={shape}>
              Next
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
