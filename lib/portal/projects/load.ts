/** Loads the facts of all projects from lists and details. They stay in memory, as every page of a list needs them. */
import 'server-only'
import { LRUCache } from 'lru-cache'
import {
  type CacheLifetime,
  cacheLifetimeOf,
  errorLifetime,
  shortLifetime,
} from '@/lib/client/cache-lifetime'
import { processSingleton } from '@/lib/client/process-singleton'
import { wholeLists } from '@/lib/client/resources'
import type { ApiResult } from '@/lib/client/result'
import { cacheControl } from '@/lib/contract/headers'
import { cachedPromise } from '@/lib/promises/cached-promise'
import { canRequestDetails, requestProjectDetails } from './details'
import { type AllProjectFacts, projectFactsOf } from './project-facts'

export interface LoadedProjectFacts extends AllProjectFacts {
  /** How long data derived from the facts may be cached. */
  lifetime: CacheLifetime
}

const isCurrent = (answer: ApiResult<unknown>): boolean =>
  answer.ok && answer.fallbackDate === undefined

interface FactsOptions {
  withDetails: boolean
}

async function requestFacts(
  version?: string,
  { withDetails }: FactsOptions = { withDetails: true },
): Promise<LoadedProjectFacts> {
  const filters = version === undefined ? undefined : { version }
  const [projects, countries] = await Promise.all([
    wholeLists.projects({ filters }),
    wholeLists.countries({ includes: ['projects_target'], filters }),
  ])
  const details =
    projects.ok && withDetails ? await requestProjectDetails(projects.data, version) : undefined
  const isPossible = withDetails && projects.ok && canRequestDetails(projects.data)
  const complete = details !== undefined || !isPossible
  const lasting = complete && isCurrent(projects) && isCurrent(countries)
  const facts = projectFactsOf({
    projects: projects.ok ? projects.data : undefined,
    countries: countries.ok ? countries.data : undefined,
    details: details?.map(({ data }) => data),
  })
  return { ...facts, lifetime: lasting ? cacheLifetimeOf(cacheControl.detail) : shortLifetime }
}

interface FactsState {
  cached?: { facts: LoadedProjectFacts; freshUntil: number }
  pending?: Promise<LoadedProjectFacts>
}

const factsState = () => processSingleton('project facts', (): FactsState => ({}))

/** Requests the facts again. If fewer sources are available than before, the last facts are used as a fallback. */
async function refresh(): Promise<LoadedProjectFacts> {
  const requested = await requestFacts()
  const last = factsState().cached?.facts
  const facts =
    last && last.sources.size > requested.sources.size
      ? { ...last, lifetime: errorLifetime }
      : requested
  const freshUntil = Date.now() + facts.lifetime.revalidate * 1000
  factsState().cached = { facts, freshUntil }
  return facts
}

/** The facts of all projects. Concurrent calls share one set of requests. */
export async function getProjectFacts(): Promise<LoadedProjectFacts> {
  const state = factsState()
  if (state.cached && Date.now() < state.cached.freshUntil) return state.cached.facts
  state.pending ??= refresh().finally(() => {
    state.pending = undefined
  })
  return state.pending
}

/** The facts as of past versions, which do not change. At most four sets are in memory. */
const pastFacts = () =>
  processSingleton(
    'project facts of versions',
    () => new LRUCache<string, Promise<LoadedProjectFacts>>({ max: 4 }),
  )

/**
 * The facts of all projects as of a version of the data. Details take one request for each project, so they are
 * requested only if needed. Concurrent calls share one set of requests.
 */
export function getProjectFactsOf(
  version: string,
  { withDetails }: FactsOptions,
): Promise<LoadedProjectFacts> {
  const complete = pastFacts().get(version)
  if (complete) return complete
  return cachedPromise(
    pastFacts(),
    withDetails ? version : `${version} without details`,
    () => requestFacts(version, { withDetails }),
    ({ lifetime }) => lifetime !== shortLifetime,
  )
}
