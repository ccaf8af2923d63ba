import { maxQueryLength } from '@/lib/contract/parameters'
import { siteName } from '@/lib/portal/publish/seo/page-metadata'
import { HeaderBar } from './header-bar'

export function SiteHeader() {
  return <HeaderBar siteName={siteName} maxQueryLength={maxQueryLength} />
}
