/** Projects that share what the list of projects says of them, to compare with those already chosen. */
import type { ProjectSummary } from '@/lib/contract/projects'

export interface Suggestion {
  project: ProjectSummary
  /** What it has in common with one of the chosen: `managing organization`, `country`. */
  shared: readonly string[]
}

/** What makes projects alike, with its weight. A type or a status alone says too little. */
const traits: readonly {
  name: string
  weight: number
  read: (project: ProjectSummary) => string | number | null | undefined
}[] = [
  { name: 'managing organization', weight: 4, read: (project) => project.managing_entity?.id },
  { name: 'country', weight: 3, read: (project) => project.country?.code },
  { name: 'type', weight: 1, read: (project) => project.type },
  { name: 'status', weight: 1, read: (project) => project.status },
]
const minWeight = 4
const maxSuggestions = 4

function compared(project: ProjectSummary, other: ProjectSummary) {
  const common = traits.filter(({ read }) => {
    const value = read(project)
    return value !== undefined && value !== null && value === read(other)
  })
  const weight = common.reduce((sum, trait) => sum + trait.weight, 0)
  return { weight, shared: common.map(({ name }) => name) }
}

/** The most alike first; of those that are equally so the best connected. */
export function suggestProjects(
  chosen: readonly ProjectSummary[],
  all: readonly ProjectSummary[],
): Suggestion[] {
  const ids = new Set(chosen.map(({ id }) => id))
  return all
    .filter(({ id }) => !ids.has(id))
    .map((project) => {
      const best = chosen
        .map((one) => compared(project, one))
        .toSorted((a, b) => b.weight - a.weight)[0]
      return { project, weight: 0, shared: [], ...best }
    })
    .filter(({ weight }) => weight >= minWeight)
    .toSorted((a, b) => b.weight - a.weight || b.project.stats.score - a.project.stats.score)
    .slice(0, maxSuggestions)
    .map(({ project, shared }) => ({ project, shared }))
}
