import type { ReactNode } from 'react'
import { ExternalLink, HostLink, HostText } from '@/components/layout/external-link'
import { Fact } from '@/components/layout/fact-list'
import { SourceMarks } from '@/components/sources/source-marks'
import { Unsourced } from '@/components/sources/unsourced'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { formatCount } from '@/lib/text/counted'
import { confirmedByLabel } from '@/lib/text/labels'

interface WebsiteFactProps {
  address: string | null | undefined
  term?: string
}

/** The website of the record. The contract has no source for it, because the website itself confirms it. */
export function WebsiteFact({ address, term = 'Website' }: WebsiteFactProps) {
  if (!address) return null
  return (
    <Fact term={term}>
      <HostLink address={address} />
    </Fact>
  )
}

/** The number of links to other records. Renders nothing if there are none. */
export function ConnectionsFact({ count }: { count: number | undefined }) {
  return count ? <Fact term="Connections">{formatCount(count)}</Fact> : null
}

/** A fact for which the contract has no source. */
type UnsourcedFact = readonly [term: string, content: ReactNode]

/** The facts that the record states. */
export const listStated = (...facts: UnsourcedFact[]): UnsourcedFact[] =>
  facts.filter(([, content]) => content)

/** Each has a ring, and the line about the evidence counts them. */
export const UnsourcedFacts = ({ facts }: { facts: readonly UnsourcedFact[] }) =>
  facts.map(([term, content]) => (
    <Fact key={term} term={term}>
      {content}
      <Unsourced />
    </Fact>
  ))

interface ConfirmedByProps {
  source: string | null | undefined
  sources: SourceIndex
}

/**
 * The source of the record itself. Other servers may have no field for it, so a missing source does not mean that the
 * record is unsourced.
 */
export function ConfirmedBy({ source, sources }: ConfirmedByProps) {
  const cited = sources.find(source)
  if (!cited) return null
  return (
    <Fact term={confirmedByLabel}>
      {cited.host ? <HostText host={cited.host} /> : cited.text}
      <SourceMarks index={sources} references={[source]} />
    </Fact>
  )
}

/** The form of an LEI (ISO 17442): 18 letters and digits, and two check digits. */
const form = /^[A-Z0-9]{18}[0-9]{2}$/

/** A Legal Entity Identifier, as a link to its public record if its form is valid. */
export function Lei({ code }: { code: string }) {
  const address = form.test(code) ? `https://search.gleif.org/#/record/${code}` : undefined
  return (
    <ExternalLink href={address} className="host">
      {code}
    </ExternalLink>
  )
}
