import { Fact, FactList } from '@/components/layout/fact-list'
import type { Usage } from '@/lib/portal/related/usage'
import { counted, formatCount } from '@/lib/text/counted'
import { inSentence } from '@/lib/text/country-phrase'
import { launchYearLabel } from '@/lib/text/labels'
import { LaunchYears } from './launch-years'
import { ProfileSection } from './profile-section'
import { TallyList } from './tally-list'

/** Where most of the projects are based, unless several countries have as many. */
function leadingCountry({ countries: { items } }: Usage): string {
  const [first, second] = items
  return first && second && first.count > second.count
    ? `, most of all in ${inSentence(first.name)} (${formatCount(first.count)})`
    : ''
}

/** The countries, statuses and launch years of the projects that use something. */
export function UsageSection({ usage }: { usage: Usage | undefined }) {
  if (!usage) return null
  const { count, address, countries, statuses, years } = usage
  return (
    <ProfileSection
      title="Projects by country, status and launch year"
      note={
        <>
          <a href={address}>{counted(count, 'project')}</a>
          {leadingCountry(usage)}. Select a number to see them.
        </>
      }
    >
      <FactList form="wide">
        <Fact term="Country">
          <TallyList tally={countries} />
        </Fact>
        <Fact term="Status">
          <TallyList tally={statuses} />
        </Fact>
        <Fact term={launchYearLabel}>
          <LaunchYears tally={years} />
        </Fact>
      </FactList>
    </ProfileSection>
  )
}
