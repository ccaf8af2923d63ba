/** Describes a country in one or two sentences, for the head of its profile. */
import type { Country } from '@/lib/contract/countries'
import { getStage, isInUse } from '@/lib/portal/projects/status'
import { counted, enumerated, formatCount } from '@/lib/text/counted'
import type { BuiltOn } from './built-on'
import type { Tally } from './tally'

/** The statuses of the projects: `', 3 launched and 6 in pilot'`, or `', launched'` for a single project. */
function describeState({ statuses }: BuiltOn, projects: number): string {
  const parts = statuses.items
    .filter(({ name }) => isInUse(name))
    .map(({ name, count }) => {
      const state = getStage(name) === 'pilot' ? 'in pilot' : name.toLowerCase()
      return projects === 1 ? state : `${formatCount(count)} ${state}`
    })
  return parts.length > 0 ? `, ${enumerated(parts)}` : ''
}

/** The name of the most frequent value, if several projects have it and no other value is as frequent. */
function getFirst({ items: [first, second] }: Tally): string[] {
  return first && first.count > Math.max(1, second?.count ?? 0) ? [first.name] : []
}

/** Undefined for countries with neither projects nor organizations. */
export function countrySentence(
  { stats }: Pick<Country, 'stats'>,
  builtOn: BuiltOn | undefined,
): string | undefined {
  const { projects_hq: projects, entities: organizations } = stats
  if (projects + organizations === 0) return undefined
  const parts = [
    projects > 0
      ? `${counted(projects, 'project')}${builtOn ? describeState(builtOn, projects) : ''}`
      : '',
    organizations > 0 ? counted(organizations, 'organization') : '',
  ].filter((part) => part !== '')
  const often = builtOn
    ? [builtOn.methods, builtOn.ledgers, builtOn.standards].flatMap(getFirst)
    : []
  const sentence = `${parts.join('; ')}.`
  return often.length > 0 ? `${sentence} Most often built on ${enumerated(often)}.` : sentence
}
