'use client'

import type { ReactNode } from 'react'
import { SiteLink } from '@/components/layout/site-link'
import { counted } from '@/lib/text/counted'

interface CitationProps {
  /** Publisher, kind and date. */
  about: string
  /** The page of the source. */
  address: string
  /** How many facts of this page it confirms. The page of the source counts those of all records. */
  uses: number
  /** Its copies. */
  children: ReactNode
}

/** The second line of a reference. The markup is made in the browser too, for the data of a page to be small. */
export function Citation({ about, address, uses, children }: CitationProps) {
  return (
    <p>
      {`${about} · `}
      <SiteLink href={address}>{`Cited here for ${counted(uses, 'fact')}`}</SiteLink>
      {children}
    </p>
  )
}
