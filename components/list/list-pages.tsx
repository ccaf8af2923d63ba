import type { ListView } from '@/lib/portal/list/list-view'
import { pageNumbers } from '@/lib/portal/list/page-numbers'
import { ListLink } from './list-link'
import type { Navigate } from './use-list'

const linkClass = 'inline-block min-w-9 rounded px-2.5 py-1.5 text-center'

export function ListPages({ view, navigate }: { view: ListView; navigate: Navigate }) {
  const { family, state, pages, rows } = view
  if (pages < 2 || rows.length === 0) return null
  const link = (page: number, text: string, rel?: string) => (
    <ListLink
      family={family}
      to={{ ...state, page }}
      navigate={navigate}
      rel={rel}
      aria-label={rel ? undefined : `Page ${text}`}
      className={linkClass}
    >
      {text}
    </ListLink>
  )
  return (
    <nav aria-label="Pages" className="screen-only mt-6">
      <ul className="-ml-2.5 flex flex-wrap items-center gap-1 text-[0.9375rem] tabular-nums">
        {state.page > 1 && <li>{link(state.page - 1, 'Previous', 'prev')}</li>}
        {pageNumbers(state.page, pages).map((page) =>
          typeof page === 'string' ? (
            <li key={page} className="px-1 text-muted">
              …
            </li>
          ) : (
            <li key={page}>
              {page === state.page ? (
                <span aria-current="page" className={`${linkClass} bg-accent-soft font-semibold`}>
                  {page}
                </span>
              ) : (
                link(page, String(page))
              )}
            </li>
          ),
        )}
        {state.page < pages && <li>{link(state.page + 1, 'Next', 'next')}</li>}
      </ul>
    </nav>
  )
}
