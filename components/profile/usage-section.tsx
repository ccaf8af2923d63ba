import { Fact, FactList } from '@/components/layout/fact-list'
import type { Usage } from '@/lib/portal/related/usage'
import { counted, formatCount } from '@/lib/text/counted'
import { inSentence } from '@/lib/text/country-phrase'
import { launchYearLabel } from '@/lib/text/labels'
import { LaunchYears } from './launch-years'
import { ProfileSection } from './profile-section'
import { TallyList } from './tally-list'

/** The country where the most projects are based, unless several countries have as many. */
export function leadingCountry({ countries: { items } }: Usage): string {
  const [first, second] = items
  return first && second && first.count > second.count
    ? `, ${formatCount(first.count)} of them in ${inSentence(first.name)}`
    : ''
}

interface UsageSectionProps {
  usage: Usage | undefined
  /** The date of the data. The year of it is marked as incomplete. */
  day: string | undefined
  /** True if the introduction of the page already states the number of projects. */
  isCounted?: boolean
}

/** The countries, statuses and launch years of the projects that use something. */
export function UsageSection({ usage, day, isCounted }: UsageSectionProps) {
  if (!usage) return null
  const { count, address, countries, statuses, years } = usage
  return (
    <ProfileSection
      title="Projects by country, status and launch year"
      note={
        isCounted ? (
          'Select a number to see the projects.'
        ) : (
          <>
            <a href={address}>{counted(count, 'project')}</a>
            {leadingCountry(usage)}. Select a number to see them.
          </>
        )
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
          <LaunchYears tally={years} current={day?.slice(0, 4)} />
        </Fact>
      </FactList>
    </ProfileSection>
  )
}
