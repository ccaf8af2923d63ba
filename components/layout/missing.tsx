import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { type ReactNode, Suspense } from 'react'
import { NotFoundText } from './not-found'
import { PageMain } from './page-main'

export function NotFoundView() {
  return (
    <PageMain>
      <NotFoundText />
    </PageMain>
  )
}

export const missingMetadata: Metadata = { title: 'Page not found' }

async function NotFoundSignal(): Promise<never> {
  notFound()
}

/**
 * A 404 whose HTML contains the page. `notFound()` alone sends an empty document, which scripts fill. If it is thrown
 * within a Suspense boundary, it sets the status, and the fallback of the boundary is sent.
 */
export function Missing({ view = <NotFoundView /> }: { view?: ReactNode }) {
  return (
    <Suspense fallback={view}>
      <NotFoundSignal />
    </Suspense>
  )
}
