'use client'

import type { Family } from '@/lib/contract/families'
import { countryPath, recordPath } from '@/lib/portal/records/record-path'
import { SiteLink } from './site-link'

interface RecordLinkProps {
  family: Exclude<Family, 'countries'>
  id: number
  name: string
}

/** The name of a record, as a link to its profile. The address is made in the browser too, as a page may hold hundreds. */
export function RecordLink({ family, id, name }: RecordLinkProps) {
  return <SiteLink href={recordPath(family, id, name)}>{name}</SiteLink>
}

export function CountryLink({ country }: { country: { code: string; name: string } }) {
  return <SiteLink href={countryPath(country.code)}>{country.name}</SiteLink>
}
