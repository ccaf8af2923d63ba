import { CountryLink } from '@/components/layout/record-link'
import type { CountryRef } from '@/lib/contract/values'

interface JurisdictionProps {
  country?: CountryRef | null
  region?: { title: string; abbreviation: string } | null
}

/** The area in which a regulation is in force: a country, or a region with several countries. */
export function Jurisdiction({ country, region }: JurisdictionProps) {
  return (
    <>
      {country && <CountryLink country={country} />}
      {country && region && ', '}
      {region && <span title={region.abbreviation}>{region.title}</span>}
    </>
  )
}
