/** Loads the records of a comparison, and those that can be added to it. */
import 'server-only'
import { dataOrUndefined, unwrap } from '@/lib/client/result'
import type { ProjectDetail, ProjectSummary } from '@/lib/contract/projects'
import { getCountryView } from '@/lib/portal/countries/load'
import { getData } from '@/lib/portal/data/current-data'
import { getSources } from '@/lib/portal/data/indexes'
import { getProject, getRecord } from '@/lib/portal/profile/load'
import { relatedRecords } from '@/lib/portal/related/related'
import type { SimilarProject } from '@/lib/portal/related/similar-projects'
import { findIds } from '@/lib/portal/search/candidates'
import { getRecordSearch } from '@/lib/portal/search/load'
import type { SourceRecords } from '@/lib/portal/sources/references'
import { isNationalWallet } from '@/lib/portal/wallets/national-wallets'
import { countriesCalled } from '@/lib/search/country-names'
import { byName } from '@/lib/text/by-name'
import { maxCompared } from './compare-query'
import type { ComparedCountry } from './country-fields'
import type { ComparedStandard } from './standard-comparison'

export interface Compared {
  projects: ProjectDetail[]
  /** The API's records of their sources. Undefined if it has none. */
  records: SourceRecords | undefined
  /** Requested ids that belong to no project. */
  unknown: number[]
  /** The ids of projects beyond the maximum. */
  surplus: number[]
}

/** Loads projects in the order of their ids. Throws `UpstreamUnavailable` if a request to the API failed. */
export async function getCompared(ids: readonly number[]): Promise<Compared> {
  const answers = await Promise.all(ids.map(getProject))
  const projects = answers.flatMap((answer) => answer?.data ?? [])
  return {
    projects: projects.slice(0, maxCompared),
    records: getSources(await getData()),
    unknown: ids.filter((_, index) => answers[index] === undefined),
    surplus: projects.slice(maxCompared).map(({ id }) => id),
  }
}

/** All projects that can be compared. Throws `UpstreamUnavailable` if the API did not give their list. */
export const listComparable = async (): Promise<ProjectSummary[]> =>
  unwrap((await getData()).projects).data

/** The projects that match a text, best first. Throws `UpstreamUnavailable` if the API did not give their list. */
export async function findComparable(text: string): Promise<ProjectSummary[]> {
  const data = await getData()
  const byId = new Map(unwrap(data.projects).data.map((project) => [project.id, project]))
  const ids = findIds(await getRecordSearch(data), 'projects', text)
  return [...ids].flatMap((id) => byId.get(id) ?? [])
}

const maxSuggestions = 4

/** Suggests projects similar to those compared, the most similar to each of them first. Empty without a graph. */
export async function suggestComparable(ids: readonly number[]): Promise<SimilarProject[]> {
  const data = await getData()
  const ranked = ids
    .map((id) => relatedRecords(data, { family: 'projects', id }))
    .flatMap((related) => (related?.similar ?? []).map((project, rank) => ({ project, rank })))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ project }) => project)
  return [...new Map(ranked.map((project) => [project.id, project])).values()]
    .filter(({ id }) => !ids.includes(id))
    .slice(0, maxSuggestions)
}

export interface ComparedCountries {
  countries: ComparedCountry[]
  /** All countries, from A to Z, which can be added. */
  all: readonly { code: string; name: string }[]
  records: SourceRecords | undefined
  /** The country with this name, for text that is not a code. */
  meant?: { code: string; name: string }
  /** Requested codes for which the API has no country. */
  unknown: string[]
  /** The codes of countries beyond the maximum. */
  surplus: string[]
}

/** Loads countries in the order of their codes. Throws `UpstreamUnavailable` if the API did not give their list. */
export async function getComparedCountries(
  codes: readonly string[],
  find?: string,
): Promise<ComparedCountries> {
  const data = await getData(undefined, { withDetails: true })
  const list = unwrap(data.countries).data
  const byCode = new Map(list.map((country) => [country.code, country]))
  const found = codes.flatMap((code) => byCode.get(code) ?? [])
  const shown = found.slice(0, maxCompared)
  return {
    countries: await Promise.all(
      shown.map(async (country) => ({
        country,
        view: await getCountryView(country.code),
        builtOn: relatedRecords(data, { family: 'countries', ...country })?.builtOn,
        unionLaws: dataOrUndefined(data.unionLaws)?.length ?? 0,
      })),
    ),
    all: list.map(({ code, name }) => ({ code, name })).toSorted((a, b) => byName(a.name, b.name)),
    records: getSources(data),
    meant: find === undefined ? undefined : byCode.get(countriesCalled(find)[0] ?? ''),
    unknown: codes.filter((code) => !byCode.has(code)),
    surplus: found.slice(maxCompared).map(({ code }) => code),
  }
}

/** The countries with the most projects, as an example. */
export async function pickExampleCountries(): Promise<readonly { code: string; name: string }[]> {
  const list = dataOrUndefined((await getData()).countries) ?? []
  return list.toSorted((a, b) => b.stats.projects_hq - a.stats.projects_hq).slice(0, 3)
}

export interface ComparedStandards {
  standards: ComparedStandard[]
  records: SourceRecords | undefined
  /** Those whose titles match the text that a visitor typed. */
  found: readonly { id: number; title: string }[]
  unknown: number[]
  surplus: number[]
}

/** Loads standards in the order of their ids. Throws `UpstreamUnavailable` if a request to the API failed. */
export async function getComparedStandards(
  ids: readonly number[],
  find?: string,
): Promise<ComparedStandards> {
  const data = await getData()
  const answers = await Promise.all(ids.map((id) => getRecord('standards', String(id))))
  const standards = answers.flatMap((answer) => answer?.data ?? [])
  const projects = dataOrUndefined(data.projects) ?? []
  const wallets = new Set(projects.filter(isNationalWallet).map(({ id }) => id))
  const ranked = find === undefined ? [] : findIds(await getRecordSearch(data), 'standards', find)
  const list = new Map(
    (dataOrUndefined(data.standards) ?? []).map((standard) => [standard.id, standard]),
  )
  return {
    standards: standards.slice(0, maxCompared).map((standard) => {
      const usage = relatedRecords(data, { family: 'standards', id: standard.id })?.usage
      return { standard, wallets, ...(usage ? { usage } : {}) }
    }),
    records: getSources(data),
    found: [...ranked].flatMap((id) => (ids.includes(id) ? [] : (list.get(id) ?? []))),
    unknown: ids.filter((_, index) => answers[index] === undefined),
    surplus: standards.slice(maxCompared).map(({ id }) => id),
  }
}

/** The standards with the most connections, as an example. */
export async function pickExampleStandards(): Promise<readonly { id: number; title: string }[]> {
  const list = dataOrUndefined((await getData()).standards) ?? []
  return list.toSorted((a, b) => b.stats.total_links - a.stats.total_links).slice(0, 3)
}
