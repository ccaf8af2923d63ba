'use client'

import { ErrorView } from '@/components/layout/error-view'
import { fontVariables } from './fonts'
import './globals.css'

/** Replaces the entire document, including the layout. */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="en" className={fontVariables}>
      <body>
        <title>The data is unavailable right now</title>
        <ErrorView retry={retry} />
      </body>
    </html>
  )
}
