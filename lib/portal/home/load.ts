/** Loads the contents of the home page. */
import 'server-only'
import { dataOrUndefined, unwrap } from '@/lib/client/result'
import type { Country } from '@/lib/contract/countries'
import type { ProjectSummary } from '@/lib/contract/projects'
import type { Terms } from '@/lib/contract/terms'
import { getData } from '@/lib/portal/data/current-data'
import type { PortalData } from '@/lib/portal/data/portal-data'
import { mostConnectedProjects, newestLaunches } from './project-rankings'

/** Values that the API did not provide are undefined. */
export interface HomeData {
  projectCount: number
  organizationCount: number | undefined
  methodCount: number | undefined
  countries: Country[] | undefined
  terms: Terms | undefined
  mostConnected: ProjectSummary[]
  newestLaunches: ProjectSummary[]
}

function makeHome(data: PortalData): HomeData {
  const { data: projects, fetchedAt } = unwrap(data.projects)
  const terms = dataOrUndefined(data.terms)
  return {
    projectCount: projects.length,
    organizationCount: dataOrUndefined(data.entities)?.length,
    methodCount: dataOrUndefined(data['did-methods'])?.length,
    countries: dataOrUndefined(data.countries),
    terms,
    mostConnected: mostConnectedProjects(projects, 10),
    newestLaunches: newestLaunches(projects, terms?.last_updated ?? fetchedAt, 6),
  }
}

/** Throws `UpstreamUnavailable` if the list of projects is unavailable. */
export const getHome = async (): Promise<HomeData> => makeHome(await getData())
