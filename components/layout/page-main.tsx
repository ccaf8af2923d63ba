import type { ReactNode } from 'react'
import { fallbackDateOfPage } from '@/lib/client/fallback-note'
import { formatInstant } from '@/lib/text/dates'
import { PageTitle } from './page-title'
import { SiteLink } from './site-link'

export function FallbackNotice() {
  const date = fallbackDateOfPage()
  if (!date) return null
  return (
    <p role="status" className="mt-5 border-accent border-l-2 bg-surface px-4 py-2 text-note">
      We cannot update the data right now. You see our last copy, from{' '}
      <time dateTime={date}>{formatInstant(date)}</time>.
    </p>
  )
}

interface PageMainProps {
  /** The title, unless the page places it itself. */
  title?: ReactNode
  children: ReactNode
}

/** The page between header and footer. */
export function PageMain({ title, children }: PageMainProps) {
  return (
    <main className="mx-auto max-w-page px-5 sm:px-6">
      <FallbackNotice />
      {title && (
        <div className="pt-9">
          <PageTitle>{title}</PageTitle>
        </div>
      )}
      {children}
    </main>
  )
}

interface CrumbsProps {
  /** The pages above this one, below the front page. */
  above: readonly (readonly [path: string, title: string])[]
  title: string
}

/** The place of a page below others. */
export function Crumbs({ above, title }: CrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className="crumbs screen-only">
      <SiteLink href="/">Home</SiteLink>
      {above.map(([path, name]) => (
        <SiteLink key={path} href={path}>
          {name}
        </SiteLink>
      ))}
      <span aria-current="page">{title}</span>
    </nav>
  )
}

interface PageContentsProps {
  sections: readonly { id: string; title: string }[]
}

export function PageContents({ sections }: PageContentsProps) {
  return (
    <nav aria-label="On this page" className="screen-only mt-5">
      <ul className="flex flex-wrap gap-x-5 text-[0.9375rem]">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-block py-1">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
