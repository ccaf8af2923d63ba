/** Loads the compared records, and the records that can be added to the comparison. */
import 'server-only'
import { dataOrUndefined, unwrap } from '@/lib/client/result'
import type { Country } from '@/lib/contract/countries'
import type { ProjectSummary } from '@/lib/contract/projects'
import { getCountryView } from '@/lib/portal/countries/load'
import { getData } from '@/lib/portal/data/current-data'
import { getSources } from '@/lib/portal/data/indexes'
import { getProject, getRecord } from '@/lib/portal/profile/load'
import { mostConnectedProjects } from '@/lib/portal/projects/project-facts'
import { byName } from '@/lib/portal/records/name-order'
import { relatedRecords } from '@/lib/portal/related/related'
import type { SimilarProject } from '@/lib/portal/related/similar-projects'
import { findIds } from '@/lib/portal/search/candidates'
import { getRecordSearch } from '@/lib/portal/search/load'
import type { SourceRecords } from '@/lib/portal/sources/references'
import { isNationalWallet } from '@/lib/portal/wallets/national-wallets'
import { countriesCalled } from '@/lib/search/country-names'
import { enumerated } from '@/lib/text/counted'
import {
  type ComparedKind,
  type CompareState,
  compareAddress,
  type Key,
  maxCompared,
} from './compare-query'
import { type Comparison, compareProjects } from './comparison'
import { compareCountries } from './country-comparison'
import { compareStandards } from './standard-comparison'

export interface LoadedComparison {
  comparison: Comparison
  /** The API's records of their sources. Undefined if it has none. */
  records: SourceRecords | undefined
  /** Requested keys that belong to no record. */
  unknown: Key[]
  /** The keys of records beyond the maximum. */
  surplus: Key[]
}

/** Compares the first of some records, in the order of their keys. An unknown key has no record. */
async function compareFirst<T>(
  keys: readonly Key[],
  records: readonly (T | undefined)[],
  compare: (comparedRecords: T[]) => Comparison | Promise<Comparison>,
): Promise<LoadedComparison> {
  const knownRecords = records.flatMap((record) => (record === undefined ? [] : [record]))
  const knownKeys = keys.filter((_, index) => records[index] !== undefined)
  return {
    comparison: await compare(knownRecords.slice(0, maxCompared)),
    records: getSources(await getData()),
    unknown: keys.filter((key) => !knownKeys.includes(key)),
    surplus: knownKeys.slice(maxCompared),
  }
}

async function loadProjects(ids: readonly Key[]): Promise<LoadedComparison> {
  const answers = await Promise.all(ids.map((id) => getProject(Number(id))))
  const projects = answers.map((answer) => answer?.data)
  const records = getSources(await getData())
  return compareFirst(ids, projects, (compared) => compareProjects(compared, records))
}

async function loadCountries(codes: readonly Key[]): Promise<LoadedComparison> {
  const data = await getData(undefined, { withDetails: true })
  const list = unwrap(data.countries).data
  const unionLaws = dataOrUndefined(data.unionLaws)?.length ?? 0
  const records = getSources(data)
  const countries = codes.map((code) => list.find((country) => country.code === code))
  return compareFirst(codes, countries, async (comparedCountries) =>
    compareCountries(
      await Promise.all(
        comparedCountries.map(async (country) => ({
          country,
          view: await getCountryView(country.code),
          builtOn: relatedRecords(data, { family: 'countries', ...country })?.builtOn,
          unionLaws,
          records,
        })),
      ),
    ),
  )
}

async function loadStandards(ids: readonly Key[]): Promise<LoadedComparison> {
  const data = await getData()
  const answers = await Promise.all(ids.map((id) => getRecord('standards', String(id))))
  const standards = answers.map((answer) => answer?.data)
  const projects = dataOrUndefined(data.projects) ?? []
  const wallets = new Set(projects.filter(isNationalWallet).map(({ id }) => id))
  return compareFirst(ids, standards, (comparedStandards) =>
    compareStandards(
      comparedStandards.map((standard) => ({
        standard,
        wallets,
        usage: relatedRecords(data, { family: 'standards', id: standard.id })?.usage,
      })),
    ),
  )
}

const loaders = { projects: loadProjects, countries: loadCountries, standards: loadStandards }

/** Throws `UpstreamUnavailable` if a request to the API failed. */
export const loadComparison = ({ kind, keys }: CompareState): Promise<LoadedComparison> =>
  loaders[kind](keys)

/** All projects that can be compared. Throws `UpstreamUnavailable` if the API did not return their list. */
export const listComparable = async (): Promise<ProjectSummary[]> =>
  unwrap((await getData()).projects).data

export async function findCountry(name: string): Promise<Country | undefined> {
  const [code] = countriesCalled(name)
  return (await listCountries()).find((country) => country.code === code)
}

/** All countries, from A to Z. */
export const listCountries = async (): Promise<Country[]> =>
  unwrap((await getData()).countries).data.toSorted((a, b) => byName(a.name, b.name))

/** The projects or standards that match a text, best first. */
export async function findComparable(
  kind: 'projects' | 'standards',
  text: string,
): Promise<{ id: number; title: string }[]> {
  const data = await getData()
  const list =
    kind === 'projects' ? dataOrUndefined(data.projects) : dataOrUndefined(data.standards)
  const byId = new Map((list ?? []).map(({ id, title }) => [id, { id, title }]))
  const ids = findIds(await getRecordSearch(data), kind, text)
  return [...ids].flatMap((id) => byId.get(id) ?? [])
}

const maxSuggestions = 4

/**
 * Suggests projects that are similar to the compared projects. The project most similar to each of them comes first.
 * Empty without a graph.
 */
export async function suggestComparable(ids: readonly Key[]): Promise<SimilarProject[]> {
  const data = await getData()
  const rankedIds = ids
    .map((id) => relatedRecords(data, { family: 'projects', id: Number(id) }))
    .flatMap((related) => (related?.similar ?? []).map((project, rank) => ({ project, rank })))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ project }) => project)
  return [...new Map(rankedIds.map((project) => [project.id, project])).values()]
    .filter(({ id }) => !ids.includes(id))
    .slice(0, maxSuggestions)
}

/**
 * Comparisons to start from: the most connected projects of each type, because comparing a project with a consortium
 * reveals little, the countries with the most projects, and the most connected standards.
 */
export async function listExamples(): Promise<{ path: string; text: string }[]> {
  const data = await getData()
  const projects = unwrap(data.projects).data
  const countries = (dataOrUndefined(data.countries) ?? [])
    .toSorted((a, b) => b.stats.projects_hq - a.stats.projects_hq)
    .map(({ code, name }) => ({ id: code, title: name }))
  const standards = (dataOrUndefined(data.standards) ?? []).toSorted(
    (a, b) => b.stats.total_links - a.stats.total_links,
  )
  const example = (
    kind: ComparedKind,
    prefix: string,
    records: readonly { id: Key; title: string }[],
  ) => {
    const exampleRecords = records.slice(0, 3)
    const path = compareAddress(
      kind,
      exampleRecords.map(({ id }) => id),
    )
    const text = prefix + enumerated(exampleRecords.map(({ title }) => title))
    return exampleRecords.length > 1 ? [{ path, text }] : []
  }
  return [
    ...['DID Project', 'Consortium'].flatMap((type) => {
      const ofType = projects.filter((project) => project.type === type)
      return example('projects', '', mostConnectedProjects(ofType, 3))
    }),
    ...example('countries', 'Countries: ', countries),
    ...example('standards', 'Standards: ', standards),
  ]
}
