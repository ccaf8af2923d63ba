import Link from 'next/link'
import type { Family } from '@/lib/contract'
import { recordPath } from '@/lib/text/record-path'

/** The families whose records have a page here. */
const familiesWithPages: ReadonlySet<Family> = new Set<Family>(['projects'])

/** The name of a record, linked where the record has a page. */
export function RecordLink({ family, id, name }: { family: Family; id: number; name: string }) {
  if (!familiesWithPages.has(family)) return <span>{name}</span>
  return (
    <Link href={recordPath(family, id, name)} prefetch={false}>
      {name}
    </Link>
  )
}
