'use client'

import { SearchCombobox } from '@/components/search/search-combobox'
import { ThemeSwitch } from '@/components/theme/theme-switch'
import { siteName } from '@/lib/contract/site-name'
import { destinationGroups, primaryDestinations } from './navigation'
import { SiteLink } from './site-link'
import { SiteNav } from './site-nav'

interface HeaderBarProps {
  maxQueryLength: number
}

/**
 * The header. This is a client component, because the payload of a page repeats the markup of server components, but
 * only the properties of client components.
 */
export function HeaderBar({ maxQueryLength }: HeaderBarProps) {
  return (
    <header className="site-header screen-only">
      <div className="site-bar">
        <SiteLink
          href="/"
          className="whitespace-nowrap py-2 font-semibold font-serif text-ink text-xl leading-none tracking-tight no-underline"
        >
          {siteName}
        </SiteLink>
        <SiteNav primary={primaryDestinations} groups={destinationGroups} />
        <ThemeSwitch />
        <div className="site-search">
          <SearchCombobox
            shortcuts
            label="Search all records"
            placeholder="Search all records"
            maxLength={maxQueryLength}
          />
        </div>
      </div>
    </header>
  )
}
