/** The record behind a profile's address, of any family. */
import 'server-only'
import { getDocument } from '@/lib/client/document'
import {
  getDidMethod,
  getDlt,
  getDltInstance,
  getEntity,
  getPerson,
  getProject,
  getRegulation,
  getStandard,
  listCountries,
  listIndustries,
  wholeLists,
} from '@/lib/client/resources'
import { type ApiResult, type Found, found } from '@/lib/client/result'
import type { Family } from '@/lib/contract/families'
import type { ProjectRelationships } from '@/lib/contract/project-relationships'
import type { RecordDocuments } from '@/lib/portal/records/record-documents'
import { idOfSegment } from '@/lib/portal/records/record-path'
import { type SourceUse, sourceUses } from '@/lib/portal/sources/source-index'

const notFound = { ok: false, kind: 'not_found' } as const

/** The one item of a list that fits. */
function oneOf<T>(list: ApiResult<T[]>, fits: (item: T) => boolean): ApiResult<T> {
  if (!list.ok) return list
  const item = list.data.find(fits)
  return item === undefined ? notFound : { ...list, data: item, omitted: 0 }
}

async function getDltWithProjects(id: number): Promise<ApiResult<RecordDocuments['dlts']>> {
  const [detail, list] = await Promise.all([
    getDlt(id),
    wholeLists.dlts({ includes: ['projects'] }),
  ])
  if (!detail.ok) return detail
  const item = oneOf(list, (dlt) => dlt.id === id)
  const projects = item.ok ? item.data.projects : undefined
  return { ...detail, data: { ...detail.data, projects } }
}

/** The contract documents no detail of a ledger, so that a server may have none: its list then has to do. */
async function getLedger(id: number): Promise<ApiResult<RecordDocuments['dlt-instances']>> {
  const detail = await getDltInstance(id)
  if (detail.ok) return detail
  const list = await wholeLists['dlt-instances']({ includes: ['projects'] })
  return oneOf(list, (ledger) => ledger.id === id)
}

/** Countries have no detail: each is one item of the list, by its code. */
async function getCountry(code: string): Promise<ApiResult<RecordDocuments['countries']>> {
  const list = await listCountries(['projects_hq', 'entities_hq', 'projects_target', 'regulations'])
  const items = list.ok ? { ...list, data: list.data.data } : list
  return oneOf(items, (country) => country.code === code)
}

async function getIndustry(id: number): Promise<ApiResult<RecordDocuments['industries']>> {
  const list = await listIndustries(['projects'])
  const items = list.ok ? { ...list, data: list.data.data } : list
  return oneOf(items, (industry) => industry.id === id)
}

type ById = {
  [F in Exclude<Family, 'countries'>]: (id: number) => Promise<ApiResult<RecordDocuments[F]>>
}

const byId: ById = {
  projects: getProject,
  entities: getEntity,
  people: getPerson,
  regulations: getRegulation,
  standards: getStandard,
  dlts: getDltWithProjects,
  'dlt-instances': getLedger,
  'did-methods': getDidMethod,
  industries: getIndustry,
}

const countryCode = /^[A-Za-z]{2}$/

/**
 * The record that the last segment of an address names, `118-slug` or `CH`, whatever slug it carries; undefined where
 * there is none. Throws `UpstreamUnavailable` where the API did not answer.
 */
export async function getRecord<F extends Family>(
  family: F,
  segment: string,
): Promise<Found<RecordDocuments[F]> | undefined> {
  if (family === 'countries') {
    if (!countryCode.test(segment)) return undefined
    const country = found(await getCountry(segment.toUpperCase()))
    return country as Found<RecordDocuments[F]> | undefined
  }
  const id = idOfSegment(segment)
  if (id === undefined) return undefined
  const get = byId[family as keyof ById] as (id: number) => Promise<ApiResult<RecordDocuments[F]>>
  return found(await get(id))
}

/**
 * The sources in the relationships view of a project. It has copies in archives that the detail has no place for; none
 * where a server does not answer, as the profile stands without them.
 */
export async function listProjectCopies(id: number): Promise<SourceUse[]> {
  const view = await getDocument('/projects/{id}/relationships', `/projects/${id}/relationships`)
  return view.ok ? [...sourceUses(view.data as ProjectRelationships)] : []
}
