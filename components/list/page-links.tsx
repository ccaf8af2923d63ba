import type { ReactNode } from 'react'
import { pageNumbers } from '@/lib/portal/list/page-numbers'

interface LinkProps {
  rel?: string
  'aria-label'?: string
  className: string
  children: string
}

interface PageLinksProps {
  page: number
  pages: number
  renderLink: (page: number, props: LinkProps) => ReactNode
}

const linkClass = 'inline-block min-w-9 rounded px-2.5 py-1.5 text-center'

export function PageLinks({ page: current, pages, renderLink }: PageLinksProps) {
  const numbered = (page: number) =>
    renderLink(page, {
      'aria-label': `Page ${page}`,
      className: linkClass,
      children: String(page),
    })
  const pageLink = (page: number, rel: string, children: string) =>
    renderLink(page, { rel, 'aria-label': `${children} page`, className: linkClass, children })
  return (
    <nav aria-label="Pages" className="screen-only mt-6">
      <ul className="-ml-2.5 flex flex-wrap items-center gap-1 text-[0.9375rem] tabular-nums">
        {current > 1 && <li>{pageLink(current - 1, 'prev', 'Previous')}</li>}
        {pageNumbers(current, pages).map((page) => (
          <li key={page}>
            {typeof page === 'string' && <span className="px-1 text-muted">…</span>}
            {page === current && (
              <span aria-current="page" className={`${linkClass} bg-accent-soft font-semibold`}>
                <span className="sr-only">Page </span>
                {page}
              </span>
            )}
            {typeof page === 'number' && page !== current && numbered(page)}
          </li>
        ))}
        {current < pages && <li>{pageLink(current + 1, 'next', 'Next')}</li>}
      </ul>
    </nav>
  )
}
