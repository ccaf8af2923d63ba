/** Loads the record of a profile, of any family, by the address of the profile. */
import 'server-only'
import { details, getProjectRelationships, wholeLists } from '@/lib/client/resources'
import { type ApiResult, type Success, unwrapOrUndefined } from '@/lib/client/result'
import type { Family } from '@/lib/contract/families'
import type { RecordDocuments } from '@/lib/portal/records/record-documents'
import { codeOfSegment, idOfSegment } from '@/lib/portal/records/record-path'
import { type SourceUse, sourceUses } from '@/lib/portal/sources/source-index'

/** A record with the metadata of the API's response. */
export type LoadedRecord<F extends Family> = Success<RecordDocuments[F]>

const notFound = { ok: false, kind: 'not_found' } as const

/** The first item of a list for which `fits` is true. The result is `not_found` if there is none. */
function oneOf<T>(list: ApiResult<T[]>, fits: (item: T) => boolean): ApiResult<T> {
  if (!list.ok) return list
  const item = list.data.find(fits)
  return item === undefined ? notFound : { ...list, data: item, omitted: 0 }
}

async function getDltWithProjects(id: number): Promise<ApiResult<RecordDocuments['dlts']>> {
  const [detail, list] = await Promise.all([
    details.dlts(id),
    wholeLists.dlts({ includes: ['projects'] }),
  ])
  if (!detail.ok) return detail
  const item = oneOf(list, (dlt) => dlt.id === id)
  const projects = item.ok ? item.data.projects : undefined
  return { ...detail, data: { ...detail.data, projects } }
}

/** The contract documents no detail of a ledger, so a server may have none. The item of the list is used instead. */
async function getLedger(id: number): Promise<ApiResult<RecordDocuments['dlt-instances']>> {
  const detail = await details['dlt-instances'](id)
  if (detail.ok) return detail
  const list = await wholeLists['dlt-instances']({ includes: ['projects'] })
  return oneOf(list, (ledger) => ledger.id === id)
}

async function getIndustry(id: number): Promise<ApiResult<RecordDocuments['industries']>> {
  const list = await wholeLists.industries({ includes: ['projects'] })
  return oneOf(list, (industry) => industry.id === id)
}

/** Countries have no detail, so each is found in the list by its code. */
async function getCountry(segment: string): Promise<ApiResult<RecordDocuments['countries']>> {
  const asked = codeOfSegment(segment)
  if (asked === undefined) return notFound
  const includes = ['projects_hq', 'entities_hq', 'projects_target', 'regulations'] as const
  const list = await wholeLists.countries({ includes })
  return oneOf(list, ({ code }) => code === asked)
}

const byId =
  <T>(get: (id: number) => Promise<ApiResult<T>>) =>
  async (segment: string): Promise<ApiResult<T>> => {
    const id = idOfSegment(segment)
    return id === undefined ? notFound : get(id)
  }

/** Functions that request the detail only, which is enough for most families. */
const detailBySegment = Object.fromEntries(
  Object.entries(details).map(([family, get]) => [family, byId<unknown>(get)]),
) as { [F in keyof typeof details]: (segment: string) => ReturnType<(typeof details)[F]> }

const bySegment: {
  readonly [F in Family]: (segment: string) => Promise<ApiResult<RecordDocuments[F]>>
} = {
  ...detailBySegment,
  dlts: byId(getDltWithProjects),
  'dlt-instances': byId(getLedger),
  countries: getCountry,
  industries: byId(getIndustry),
}

/**
 * The record that the last segment of an address identifies, regardless of its slug. Undefined if there is none. Throws
 * `UpstreamUnavailable` if the API did not answer.
 * @example await getRecord('projects', '118-slug'); await getRecord('countries', 'CH')
 */
export const getRecord = async <F extends Family>(
  family: F,
  segment: string,
): Promise<LoadedRecord<F> | undefined> => unwrapOrUndefined(await bySegment[family](segment))

/**
 * The sources in the relationships view of a project, which includes archived copies for which the detail has no field.
 * Empty if a server does not answer, because a profile can do without them.
 */
export async function listProjectCopies(id: number): Promise<SourceUse[]> {
  const view = await getProjectRelationships(id)
  return view.ok ? [...sourceUses(view.data)] : []
}
