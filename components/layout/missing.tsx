import { notFound } from 'next/navigation'
import { type ReactNode, Suspense } from 'react'
import { NotFoundView } from './not-found-view'

async function NotFoundSignal(): Promise<never> {
  notFound()
}

/**
 * Answers 404 with the page in the HTML. Thrown anywhere else, `notFound()` leaves the document empty until scripts
 * run; thrown inside a boundary it sets the status and the boundary's fallback is what is sent.
 */
export function Missing({ view = <NotFoundView /> }: { view?: ReactNode }) {
  return (
    <Suspense fallback={view}>
      <NotFoundSignal />
    </Suspense>
  )
}
