'use client'

import type { ReactNode } from 'react'
import { SiteLink } from '@/components/layout/site-link'
import { counted } from '@/lib/text/counted'

interface CitationProps {
  /** Publisher, kind and date. */
  about: string
  /** The page of the source. */
  address: string
  /**
   * The number of facts that it confirms in the current record. The source's own page counts those
   * of all records.
   */
  uses: number
  /** Links to its copies. */
  children: ReactNode
}

/** The second line of a reference. It is a client component, which keeps the payload of the page small. */
export function Citation({ about, address, uses, children }: CitationProps) {
  return (
    <p>
      {`${about} · `}
      <SiteLink href={address}>{`Cited here for ${counted(uses, 'fact')}`}</SiteLink>
      {children}
    </p>
  )
}
