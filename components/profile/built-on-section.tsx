import { Fact, FactList } from '@/components/layout/fact-list'
import { exploreAddress, plainState } from '@/lib/portal/explore/explore-query'
import type { BuiltOn } from '@/lib/portal/related/built-on'
import { counted } from '@/lib/text/counted'
import { ProfileSection } from './profile-section'
import { TallyList } from './tally-list'

const ledgersByCountry = exploreAddress({ ...plainState, rows: 'country', columns: 'ledger' })

/** The foundations and statuses of a country's projects. */
export function BuiltOnSection({ builtOn }: { builtOn: BuiltOn | undefined }) {
  if (!builtOn) return null
  const { count, address, methods, ledgers, standards, statuses } = builtOn
  const rows = [
    { term: 'DID methods', tally: methods },
    { term: 'Ledgers', tally: ledgers },
    { term: 'Standards', tally: standards },
    { term: 'Status', tally: statuses },
  ]
  return (
    <ProfileSection
      title="Built on"
      note={
        <>
          What the <a href={address}>{counted(count, 'project')} headquartered here</a>{' '}
          {count === 1 ? 'names' : 'name'}. Each number leads to its projects.{' '}
          <a href={ledgersByCountry}>Ledgers of all countries</a>
        </>
      }
    >
      <FactList form="wide">
        {rows.map(({ term, tally }) => (
          <Fact key={term} term={term}>
            <TallyList tally={tally} />
          </Fact>
        ))}
      </FactList>
    </ProfileSection>
  )
}
