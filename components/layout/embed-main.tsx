import type { ReactNode } from 'react'
import { EmbedCredit } from '@/components/publish/embed-credit'
import { getTerms } from '@/lib/portal/about/load'
import { FallbackNotice } from './page-main'

interface EmbedMainProps {
  title: string
  address: string
  /** Credit for content that the terms of the data do not cover, such as the shapes of a map. */
  credit?: string
  children: ReactNode
}

/** A page for frames on other sites. It fills the frame, and contains the credit that the terms require. */
export async function EmbedMain({ title, address, credit, children }: EmbedMainProps) {
  const terms = await getTerms()
  return (
    <main className="flex h-dvh min-h-60 flex-col p-3">
      <h1 className="font-semibold font-serif text-lg leading-tight">
        <a href={address} target="_blank" rel="noopener">
          {title}
        </a>
      </h1>
      <FallbackNotice />
      {children}
      <div className="mt-2 text-muted text-xs">
        <EmbedCredit terms={terms} />
        {credit && <p>{credit}</p>}
      </div>
    </main>
  )
}
