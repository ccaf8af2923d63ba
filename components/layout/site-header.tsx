import { maxQueryLength } from '@/lib/contract/parameters'
import { HeaderBar } from './header-bar'

export function SiteHeader() {
  return <HeaderBar maxQueryLength={maxQueryLength} />
}
