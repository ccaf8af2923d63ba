/** Loads the contents of the home page. */
import 'server-only'
import { maxSectionSize } from '@/lib/client/list-pages'
import { countOf, getTerms, wholeLists } from '@/lib/client/resources'
import { unwrap } from '@/lib/client/result'
import type { Country } from '@/lib/contract/countries'
import type { ProjectSummary } from '@/lib/contract/projects'
import type { Terms } from '@/lib/contract/terms'
import { mostConnectedProjects, newestLaunches } from './project-rankings'

/** Values that the API did not provide are undefined, and so are those that need a list that is too long to be read. */
export interface HomeData {
  projectCount: number
  organizationCount: number | undefined
  methodCount: number | undefined
  countries: Country[] | undefined
  terms: Terms | undefined
  mostConnected: ProjectSummary[] | undefined
  newestLaunches: ProjectSummary[] | undefined
}

/** Throws `UpstreamUnavailable` if the list of projects is unavailable. */
export async function getHome(): Promise<HomeData> {
  const [all, organizationCount, methodCount, countries, terms] = await Promise.all([
    wholeLists.projects(),
    countOf('entities'),
    countOf('did-methods'),
    wholeLists.countries(),
    getTerms(),
  ])
  const common = {
    organizationCount,
    methodCount,
    countries: countries.ok ? countries.data : undefined,
    terms: terms.ok ? terms.data : undefined,
  }
  const count = all.ok ? all.data.length : await countOf('projects')
  if (count !== undefined && count > maxSectionSize) {
    return { ...common, projectCount: count, mostConnected: undefined, newestLaunches: undefined }
  }
  const { data: projects, fetchedAt } = unwrap(all)
  const today = terms.ok ? terms.data.last_updated : fetchedAt
  return {
    ...common,
    projectCount: projects.length,
    mostConnected: mostConnectedProjects(projects, 10),
    newestLaunches: newestLaunches(projects, today, 6),
  }
}
