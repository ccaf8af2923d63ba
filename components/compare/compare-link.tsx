import { SiteLink } from '@/components/layout/site-link'
import { compareAddress } from '@/lib/portal/compare/compare-query'

/** From a project to the page that sets it beside others. */
export function CompareLink({ id }: { id: number }) {
  return <SiteLink href={compareAddress({ ids: [id], onlyDifferences: false })}>Compare</SiteLink>
}
