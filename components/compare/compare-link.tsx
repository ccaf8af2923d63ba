import { SiteLink } from '@/components/layout/site-link'
import { compareAddress } from '@/lib/portal/compare/compare-query'

/** A link from a project to its comparison with others. */
export function CompareLink({ id }: { id: number }) {
  return <SiteLink href={compareAddress({ ids: [id], onlyDifferences: false })}>Compare</SiteLink>
}
