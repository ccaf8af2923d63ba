import type { ReactNode } from 'react'
import { FallbackNotice } from './fallback-notice'

/** The page between header and footer. `section` marks its link in the header. */
export function PageMain({ section, children }: { section?: string; children: ReactNode }) {
  return (
    <main data-section={section} className="mx-auto max-w-page px-5 sm:px-6">
      <FallbackNotice />
      {children}
    </main>
  )
}
