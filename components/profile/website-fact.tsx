import { Fact } from '@/components/layout/fact-list'
import { HostLink } from '@/components/layout/host-link'
import { RecordLogo } from '@/components/layout/record-logo'

interface WebsiteFactProps {
  address: string | null | undefined
  logo?: string | null
  term?: string
}

/** The website of the record. The contract has no source for it, because the website itself confirms it. */
export function WebsiteFact({ address, logo, term = 'Website' }: WebsiteFactProps) {
  if (!address) return null
  return (
    <Fact term={term}>
      <RecordLogo address={logo} />
      <HostLink address={address} />
    </Fact>
  )
}
