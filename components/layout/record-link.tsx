import Link from 'next/link'
import type { Family } from '@/lib/contract/families'
import { countryPath, recordPath } from '@/lib/portal/records/record-path'

interface RecordLinkProps {
  family: Exclude<Family, 'countries'>
  id: number
  name: string
}

/** The name of a record, leading to its profile. */
export function RecordLink({ family, id, name }: RecordLinkProps) {
  return (
    <Link href={recordPath(family, id, name)} prefetch={false}>
      {name}
    </Link>
  )
}

export function CountryLink({ country }: { country: { code: string; name: string } }) {
  return (
    <Link href={countryPath(country.code)} prefetch={false}>
      {country.name}
    </Link>
  )
}
