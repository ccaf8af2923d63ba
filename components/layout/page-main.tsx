import type { ReactNode } from 'react'
import { fallbackDateOfPage } from '@/lib/client/fallback-note'
import { formatInstant } from '@/lib/text/dates'
import { PageTitle } from './page-title'

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
  /** The link in the header that is marked as current. */
  section?: string
  /** The title, unless the page places it itself. */
  title?: ReactNode
  children: ReactNode
}

/** The page between header and footer. */
export function PageMain({ section, title, children }: PageMainProps) {
  return (
    <main data-section={section} className="mx-auto max-w-page px-5 sm:px-6">
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
