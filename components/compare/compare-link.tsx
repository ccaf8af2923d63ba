import Link from 'next/link'
import { compareAddress } from '@/lib/portal/compare/compare-query'

/** From a project to the page that sets it beside others. */
export function CompareLink({ id }: { id: number }) {
  return (
    <Link href={compareAddress({ ids: [id], onlyDifferences: false })} prefetch={false}>
      Compare
    </Link>
  )
}
