/** Says in a sentence what we have of a country, for the head of its profile. */
import type { Country } from '@/lib/contract/countries'
import { getStage, isInUse } from '@/lib/portal/projects/status'
import { counted, enumerated, formatCount } from '@/lib/text/counted'
import type { BuiltOn } from './built-on'

/** The statuses of the projects: `' (3 launched and 6 in pilot)'`, or `' (launched)'` for a single project. */
function describeState({ statuses }: BuiltOn, projects: number): string {
  const parts = statuses.items
    .filter(({ name }) => isInUse(name))
    .map(({ name, count }) => {
      const state = getStage(name) === 'pilot' ? 'in pilot' : name.toLowerCase()
      return projects === 1 ? state : `${formatCount(count)} ${state}`
    })
  return parts.length > 0 ? ` (${enumerated(parts)})` : ''
}

/** @example 'We have 13 projects based there (3 launched and 6 in pilot) and 44 organizations.' */
export function countrySentence(
  { stats }: Pick<Country, 'stats'>,
  builtOn: BuiltOn | undefined,
): string {
  const { projects_hq: projects, projects_target: serving, entities, regulations } = stats
  const state = builtOn ? describeState(builtOn, projects) : ''
  const parts = [
    projects > 0 ? `${counted(projects, 'project')} based there${state}` : '',
    projects === 0 && serving > 0
      ? `${counted(serving, 'project')} that serve${serving === 1 ? 's' : ''} it`
      : '',
    entities > 0 ? counted(entities, 'organization') : '',
    projects === 0 && regulations > 0 ? counted(regulations, 'law') : '',
  ].filter((part) => part !== '')
  if (parts.length === 0) return 'We have no projects, organizations or laws of it yet.'
  return `We have ${enumerated(parts)}.`
}
