import { maxQueryLength } from '@/lib/contract/parameters'
import { siteName } from '@/lib/portal/publish/seo/page-metadata'
import { HeaderBar } from './header-bar'
import { destinationGroups, primaryDestinations } from './navigation'

export function SiteHeader() {
  return (
    <HeaderBar
      siteName={siteName}
      primary={primaryDestinations}
      groups={destinationGroups}
      maxQueryLength={maxQueryLength}
    />
  )
}
