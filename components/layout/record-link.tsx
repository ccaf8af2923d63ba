'use client'

import type { NumberedFamily } from '@/lib/contract/families'
import { countryPath, recordPath } from '@/lib/portal/records/record-path'
import { SiteLink } from './site-link'

interface RecordLinkProps {
  family: NumberedFamily
  id: number
  name: string
  /** The text of the link, if it is not the full name. */
  short?: string
}

/**
 * The name of a record, as a link to its profile. A client component, so that the payload of a page with hundreds of
 * links does not repeat names in addresses.
 */
export function RecordLink({ family, id, name, short }: RecordLinkProps) {
  return <SiteLink href={recordPath(family, id, name)}>{short ?? name}</SiteLink>
}

export function CountryLink({ country }: { country: { code: string; name: string } }) {
  return <SiteLink href={countryPath(country.code)}>{country.name}</SiteLink>
}
