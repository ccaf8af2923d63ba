import './developers.css'
import type { ReactNode } from 'react'
import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { SiteLink } from '@/components/layout/site-link'
import { SkipLink } from '@/components/layout/skip-link'
import { sameOriginApiPath } from '@/lib/client/public-address'
import { getContents } from '@/lib/portal/developers/contents'
import { SideBarLinks } from './places'

interface DocsPageProps {
  /** The path of the page, whose link in the side bar is marked. */
  path: string
  title: string
  lede?: ReactNode
  /** The text that was searched for. */
  query?: string
  children: ReactNode
}

/** A page of the documentation, next to its side bar or, on narrow screens, with its contents in a sheet. */
export function DocsPage({ path, title, lede, query, children }: DocsPageProps) {
  const groups = getContents(sameOriginApiPath() !== undefined).map(({ title, places }) => ({
    title,
    places: places.map(
      ({ address, label }) => [address.slice('/developers/'.length), label] as const,
    ),
  }))
  return (
    <PageMain>
      <SkipLink to="documentation">Skip to the documentation</SkipLink>
      <div className="reference-layout">
        <details className="sheet reference-contents screen-only" aria-label="Contents">
          <summary>
            <span>Contents</span>
          </summary>
          <nav aria-label="Documentation" className="sheet-body">
            <form action="/developers" className="docs-search">
              <label htmlFor="docs-search" className="sr-only">
                Search the documentation
              </label>
              <input
                id="docs-search"
                type="search"
                name="q"
                key={query}
                defaultValue={query}
                placeholder="Guide or endpoint"
                autoComplete="off"
                spellCheck={false}
              />
              <button type="submit">Search</button>
            </form>
            <div className="sheet-scroll reference-links">
              <SiteLink
                href="/developers"
                aria-current={path === '/developers' ? 'page' : undefined}
              >
                Start
              </SiteLink>
              <SideBarLinks groups={groups} current={path} />
            </div>
          </nav>
        </details>
        <div id="documentation" tabIndex={-1} className="reference-body pt-9 pb-12 outline-none">
          <PageTitle>{title}</PageTitle>
          {lede && <div className="mt-3 max-w-[38em] font-serif text-lede">{lede}</div>}
          {children}
        </div>
      </div>
    </PageMain>
  )
}
