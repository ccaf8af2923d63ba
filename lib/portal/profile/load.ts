/** Loads the record of a profile, of any family, by the address of the profile. */
import 'server-only'
import { details, getProjectRelationships } from '@/lib/client/resources'
import { type ApiResult, type Success, unwrapOrUndefined } from '@/lib/client/result'
import type { Family } from '@/lib/contract/families'
import type { ProjectDetail } from '@/lib/contract/projects'
import { getData } from '@/lib/portal/data/current-data'
import { derived, type PortalData } from '@/lib/portal/data/portal-data'
import type { RecordDocuments } from '@/lib/portal/records/record-documents'
import { codeOfSegment, idOfSegment } from '@/lib/portal/records/record-path'
import { type SourceUse, sourceUses } from '@/lib/portal/sources/source-index'

/** A record with the metadata of the API's response. */
export type LoadedRecord<F extends Family> = Success<RecordDocuments[F]>

/** Reads a record by its id, or by the last segment of its address. */
type ReadBy<Key, F extends Family> = (
  key: Key,
  version?: string,
) => Promise<ApiResult<RecordDocuments[F]>>

const notFound = { ok: false, kind: 'not_found' } as const

/** The first item of a list for which `fits` is true. The result is `not_found` if there is none. */
function oneOf<T>(list: ApiResult<T[]>, fits: (item: T) => boolean): ApiResult<T> {
  if (!list.ok) return list
  const item = list.data.find(fits)
  return item === undefined ? notFound : { ...list, data: item, omitted: 0 }
}

const projectDetails = derived(
  'project details',
  ({ details: detailResponse }: PortalData): ReadonlyMap<number, ProjectDetail> =>
    new Map(detailResponse.ok ? detailResponse.data.map((detail) => [detail.id, detail]) : []),
)

/** The details of projects are in memory, or are requested one by one from the API of another publisher. */
const readProject: ReadBy<number, 'projects'> = async (id, version) => {
  if (version !== undefined) return details.projects(id, version)
  const data = await getData()
  const detail = projectDetails(data).get(id)
  // Only its own document shows which of them lacks the data that could not be read.
  return detail && data.details.ok && data.details.omitted === 0
    ? { ...data.details, data: detail, omitted: 0 }
    : details.projects(id)
}

const readDlt: ReadBy<number, 'dlts'> = async (id, version) => {
  const [detail, { dlts }] = await Promise.all([details.dlts(id, version), getData(version)])
  const item = oneOf(dlts, (dlt) => dlt.id === id)
  const projects = item.ok ? item.data.projects : undefined
  return detail.ok ? { ...detail, data: { ...detail.data, projects } } : detail
}

/** The contract documents no detail of a ledger, so a server may have none. The item of the list is used instead. */
const readLedger: ReadBy<number, 'dlt-instances'> = async (id, version) => {
  const detail = await details['dlt-instances'](id, version)
  if (detail.ok) return detail
  return oneOf((await getData(version))['dlt-instances'], (ledger) => ledger.id === id)
}

/** Industries have no detail. */
const readIndustry: ReadBy<number, 'industries'> = async (id, version) =>
  oneOf((await getData(version)).industries, (industry) => industry.id === id)

/** Countries have no detail, so each is found in the list by its code. */
const readCountry: ReadBy<string, 'countries'> = async (segment, version) => {
  const countryCode = codeOfSegment(segment)
  if (countryCode === undefined) return notFound
  return oneOf((await getData(version)).countries, ({ code }) => code === countryCode)
}

const byId =
  <F extends Family>(read: ReadBy<number, F>): ReadBy<string, F> =>
  async (segment, version) => {
    const id = idOfSegment(segment)
    return id === undefined ? notFound : read(id, version)
  }

/** Functions that request the detail only, which is enough for most families. */
const detailBySegment = Object.fromEntries(
  Object.entries(details).map(([family, read]) => [family, byId(read as ReadBy<number, Family>)]),
) as { [F in keyof typeof details]: ReadBy<string, F> }

const bySegment: { readonly [F in Family]: ReadBy<string, F> } = {
  ...detailBySegment,
  projects: byId(readProject),
  dlts: byId(readDlt),
  'dlt-instances': byId(readLedger),
  countries: readCountry,
  industries: byId(readIndustry),
}

/**
 * The record that the last segment of an address identifies, regardless of its slug, now or as of a version. Undefined
 * if there is none. Throws
 * `UpstreamUnavailable` if the API did not answer.
 * @example await getRecord('projects', '118-slug'); await getRecord('countries', 'CH')
 */
export const getRecord = async <F extends Family>(
  family: F,
  segment: string,
  version?: string,
): Promise<LoadedRecord<F> | undefined> =>
  unwrapOrUndefined(await bySegment[family](segment, version))

export const getProject = async (id: number): Promise<Success<ProjectDetail> | undefined> =>
  unwrapOrUndefined(await readProject(id))

/**
 * The sources in the relationships view of a project, which includes archived copies for which the detail has no field.
 * Empty if the API has a list of sources, which states the copies too, or if it does not answer, because a profile can do
 * without them.
 */
export async function listProjectCopies(id: number): Promise<SourceUse[]> {
  const { sources } = await getData()
  if (sources.ok) return []
  const view = await getProjectRelationships(id)
  return view.ok ? [...sourceUses(view.data)] : []
}
