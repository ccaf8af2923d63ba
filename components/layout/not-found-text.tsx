'use client'

import { SearchCombobox } from '@/components/search/search-combobox'
import { PageTitle } from './page-title'
import { SiteLink } from './site-link'

/** The text of a missing page. A client component, because the payload of every page contains it. */
export function NotFoundText({ maxQueryLength }: { maxQueryLength: number }) {
  return (
    <div className="pt-14 pb-8">
      <PageTitle>There is nothing at this address</PageTitle>
      <p className="mt-3 max-w-[38em] font-serif text-lede">
        The record may never have existed, or the address may be mistyped. Search for it by name, or
        look through the list of <SiteLink href="/projects">projects</SiteLink>.
      </p>
      <div className="mt-6 max-w-[35rem]">
        <SearchCombobox
          large
          shortcuts
          label="Search the atlas"
          placeholder="Name or words"
          maxLength={maxQueryLength}
        />
      </div>
    </div>
  )
}
