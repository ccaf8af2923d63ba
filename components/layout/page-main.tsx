import type { ReactNode } from 'react'
import { FallbackNotice } from './fallback-notice'

/** The page between header and footer. `section` determines the link in the header that is marked as current. */
export function PageMain({ section, children }: { section?: string; children: ReactNode }) {
  return (
    <main data-section={section} className="mx-auto max-w-page px-5 sm:px-6">
      <FallbackNotice />
      {children}
    </main>
  )
}
