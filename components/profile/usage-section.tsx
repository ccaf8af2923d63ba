import { Fact, FactList } from '@/components/layout/fact-list'
import type { Family } from '@/lib/contract/families'
import { formatUse, type Usage } from '@/lib/portal/related/usage'
import { counted } from '@/lib/text/counted'
import { launchYearLabel } from '@/lib/text/labels'
import { LaunchYears } from './launch-years'
import { ProfileSection } from './profile-section'
import { TallyList } from './tally-list'

/** What the projects use or follow, in the sentence that counts them. */
const objects: Partial<Record<Family, string>> = {
  regulations: 'this law',
  standards: 'this standard',
}

interface UsageSentenceProps {
  family: Family
  usage: Usage
  /** What projects do with the record, if it differs from the verb of its family. */
  verb?: string
  /** The projects in words, if they are not simply counted: `15 national wallets and 35 other projects`. */
  subject?: string
}

/** How many projects use a record, and how many of them have which status: “5 projects use it: 3 launched and 2 announced.” */
export function UsageSentence({ family, usage, verb, subject }: UsageSentenceProps) {
  const { count, address, statusPhrase } = usage
  return (
    <>
      <a href={address}>{subject ?? counted(count, 'project')}</a>
      {` ${verb ?? formatUse(family, count)} ${objects[family] ?? 'it'}${count > 1 ? `: ${statusPhrase}` : ''}.`}
    </>
  )
}

/** A reminder that the year is that of the launch, not of the use. */
function adoptionNote(family: Family, count: number): string {
  const began = family === 'industries' ? 'begun to serve' : 'adopted'
  return count === 1
    ? `The project may have ${began} it after its launch.`
    : `Some projects may have ${began} it after their launch.`
}

interface UsageSectionProps {
  family: Family
  usage: Usage | undefined
  /** The date of the data. The year of it is marked as incomplete. */
  day: string | undefined
  /** True if the introduction of the page already states the number of projects. */
  isCounted?: boolean
}

/** The countries, statuses and launch years of the projects that use something. */
export function UsageSection({ family, usage, day, isCounted }: UsageSectionProps) {
  if (!usage) return null
  const { countries, statuses, years, datedPilots } = usage
  const current = day?.slice(0, 4)
  // The axis of a chart, which has three years or more, ends in the current year.
  const isIncomplete =
    current !== undefined &&
    (years.items.length > 2 || years.items.some(({ name }) => name === current))
  return (
    <ProfileSection
      title="Projects by country, status and launch year"
      note={
        isCounted ? (
          `Select a number to see the ${usage.count === 1 ? 'project' : 'projects'}.`
        ) : (
          <>
            <UsageSentence family={family} usage={usage} /> Select a number to see{' '}
            {usage.count === 1 ? 'it' : 'them'}.
          </>
        )
      }
    >
      <FactList form="wide">
        <Fact term="Country">
          <TallyList tally={countries} noun="countries" />
        </Fact>
        <Fact term="Status">
          <TallyList tally={statuses} />
        </Fact>
        <Fact term={launchYearLabel}>
          <LaunchYears tally={years} current={current} />
          {years.items.length > 0 && (
            <p className="note">
              {adoptionNote(family, usage.count)}
              {isIncomplete && ` ${current} is incomplete.`}
              {datedPilots > 0 &&
                ` Includes ${counted(datedPilots, 'pilot')}, counted in the year ${datedPilots === 1 ? 'it' : 'they'} began.`}
            </p>
          )}
        </Fact>
      </FactList>
    </ProfileSection>
  )
}
