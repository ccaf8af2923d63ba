import './developers.css'
import type { ReactNode } from 'react'
import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { SiteLink } from '@/components/layout/site-link'
import { ownApiPath } from '@/lib/client/public-address'
import { getContents, type PlaceGroup } from '@/lib/portal/developers/contents'

/** A plain form, so that the search works without scripts. */
function SearchForm({ query }: { query?: string }) {
  return (
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
  )
}

function Group({ group, current }: { group: PlaceGroup; current: string }) {
  return (
    <section aria-label={group.title}>
      <p className="group-title">{group.title}</p>
      <ul>
        {group.places.map(({ address, label }) => (
          <li key={address}>
            <SiteLink href={address} aria-current={address === current ? 'page' : undefined}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

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
  const contents = getContents(ownApiPath() !== undefined)
  return (
    <PageMain section="developers">
      <div className="reference-layout">
        <details className="sheet reference-contents screen-only">
          <summary>
            <span>Contents</span>
          </summary>
          <nav aria-label="Documentation" className="sheet-body">
            <SearchForm query={query} />
            <div className="sheet-scroll reference-links">
              <SiteLink
                href="/developers"
                aria-current={path === '/developers' ? 'page' : undefined}
              >
                Start
              </SiteLink>
              {contents.map((group) => (
                <Group key={group.title} group={group} current={path} />
              ))}
            </div>
          </nav>
        </details>
        <div className="reference-body pt-9 pb-12">
          <PageTitle>{title}</PageTitle>
          {lede && <div className="mt-3 max-w-[38em] font-serif text-lede">{lede}</div>}
          {children}
        </div>
      </div>
    </PageMain>
  )
}
