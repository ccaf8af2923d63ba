import { countryPath } from '@/lib/portal/records/record-path'
import { RecordAnchor, type RecordAnchorProps } from './record-anchor'
import { SiteLink } from './site-link'

/** The name of a record, as a link to its profile. */
export function RecordLink(props: RecordAnchorProps) {
  return <RecordAnchor {...props} />
}

export function CountryLink({ country }: { country: { code: string; name: string } }) {
  return <SiteLink href={countryPath(country.code)}>{country.name}</SiteLink>
}
