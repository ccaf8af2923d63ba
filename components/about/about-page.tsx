import type { ReactNode } from 'react'
import { Crumbs } from '@/components/layout/crumbs'
import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { Prose } from '@/components/layout/prose'

interface AboutPageProps {
  title: string
  /** A one-sentence summary of the page. */
  lede: string
  children: ReactNode
}

/** A page about how the records are compiled: a title, a summary and a text. */
export function AboutPage({ title, lede, children }: AboutPageProps) {
  return (
    <PageMain section="about">
      <Crumbs above={[['/about', 'About']]} title={title} />
      <PageTitle>{title}</PageTitle>
      <p className="mt-3 max-w-[38em] font-serif text-lede">{lede}</p>
      <div className="mt-8 [&_h2]:mt-8 [&_h2]:mb-2 [&_h2]:font-semibold [&_h2]:font-serif [&_h2]:text-[1.375rem]">
        <Prose>{children}</Prose>
      </div>
    </PageMain>
  )
}
