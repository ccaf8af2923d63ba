import type { ReactNode } from 'react'
import { fallbackDateOfPage } from '@/lib/client/fallback-note'
import { formatInstant } from '@/lib/text/dates'

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

/** The page between header and footer. `section` determines the link in the header that is marked as current. */
export function PageMain({ section, children }: { section?: string; children: ReactNode }) {
  return (
    <main data-section={section} className="mx-auto max-w-page px-5 sm:px-6">
      <FallbackNotice />
      {children}
    </main>
  )
}
