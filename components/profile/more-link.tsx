import { formatCount } from '@/lib/text/counted'

interface MoreLinkProps {
  /** The number of rows above the link. */
  visibleCount: number
  total: number
  /** The counted things, in the plural. */
  what: string
  /** The address of the list with all of them. */
  address: string
}

/** A link to the list of all records, below a table of the main ones. Renders nothing if the table has all of them. */
export function MoreLink({ visibleCount, total, what, address }: MoreLinkProps) {
  if (total <= visibleCount) return null
  return (
    <p className="mt-3">
      <a href={address}>
        All {formatCount(total)} {what}
      </a>
    </p>
  )
}
