/** The search over the graph, built once for each version of the graph. */
import { processSingleton } from '@/lib/client/process-singleton'
import type { ItemOf } from '@/lib/contract/responses'
import type { GraphIndex } from '@/lib/portal/graph/graph-index'
import type { ProjectTexts } from '@/lib/portal/projects/project-facts'
import { makeRecordSearch, type RecordSearch } from './record-search'

type Countries = readonly ItemOf<'countries'>[]

interface Build {
  graph: GraphIndex
  countries: Countries
  projectTexts: ProjectTexts
  search: Promise<RecordSearch>
}

const cached = () =>
  processSingleton('record search', (): { build?: Build; ready?: RecordSearch } => ({}))

type Content = Pick<Build, 'graph' | 'countries' | 'projectTexts'>

const isOf = ({ graph, countries, projectTexts }: Build, content: Content): boolean =>
  graph === content.graph &&
  (countries.length > 0 || content.countries.length === 0) &&
  (projectTexts.size > 0 || content.projectTexts.size === 0)

/**
 * Returns the search over a graph. While that of a new graph is being built, the previous one is used. It is rebuilt if
 * it lacks countries or project texts that were unavailable and have become available.
 */
export async function recordSearchOf(content: Content): Promise<RecordSearch> {
  const state = cached()
  if (!state.build || !isOf(state.build, content)) {
    const { graph, countries, projectTexts } = content
    const build = { ...content, search: makeRecordSearch(graph, countries, projectTexts) }
    state.build = build
    build.search.then(
      (search) => {
        if (state.build === build) state.ready = search
      },
      () => {
        if (state.build === build) state.build = undefined
      },
    )
  }
  return state.ready ?? state.build.search
}
