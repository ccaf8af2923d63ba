import { Fact, FactList } from '@/components/layout/fact-list'
import type { Usage } from '@/lib/portal/related/usage'
import { counted } from '@/lib/text/counted'
import { launchYearLabel } from '@/lib/text/labels'
import { LaunchYears } from './launch-years'
import { ProfileSection } from './profile-section'
import { TallyList } from './tally-list'

/** The countries, statuses and launch years of the projects that use something. */
export function UsageSection({ usage }: { usage: Usage | undefined }) {
  if (!usage) return null
  const { count, address, countries, statuses, years } = usage
  return (
    <ProfileSection
      title="Projects by country, status and launch year"
      note={
        <>
          Select a number to see the projects.{' '}
          <a href={address}>{counted(count, 'project')} in all</a>
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
