/** Single documents, which are requested when a page needs them. Types and checks are derived from the contract. */
import 'server-only'
import { cacheLife } from 'next/cache'
import { type DetailedFamily, resource } from '@/lib/contract'
import { type Family, families } from '@/lib/contract/families'
import type { EndpointPath, ResponseOf } from '@/lib/contract/responses'
import { endpointRequest, requestDocument } from './api-request'
import { getPageLifetime } from './cache-lifetime'
import type { ApiResult } from './result'

/**
 * Requests `path`. `template` is its path in the contract, which determines the schema of the response. The result is
 * cached for as long as the Cache-Control header of the response allows; errors and fallback copies are cached for
 * seconds.
 * @example await getDocument('/projects/{id}', '/projects/118')
 */
export async function getDocument<Template extends EndpointPath>(
  template: Template,
  path: string,
): Promise<ApiResult<ResponseOf<Template>>> {
  'use cache'
  const { lifetime, ...result } = await requestDocument(endpointRequest(template, path))
  cacheLife(getPageLifetime(path, lifetime))
  return result
}

const isDetailed = (family: Family): family is DetailedFamily =>
  resource(family).detail !== undefined

const inVersion = (path: string, version: string | undefined): string =>
  version === undefined ? path : `${path}?version=${version}`

/** Requests the details of one record, now or as of a version. The compiler cannot infer the type of the table from a loop. */
export const details = Object.fromEntries(
  families
    .filter(isDetailed)
    .map((family) => [
      family,
      (id: number, version?: string) =>
        getDocument(`/${family}/{id}`, inVersion(`/${family}/${id}`, version)),
    ]),
) as {
  readonly [F in DetailedFamily]: (
    id: number,
    version?: string,
  ) => Promise<ApiResult<ResponseOf<`/${F}/{id}`>>>
}

export const getProjectRelationships = (id: number) =>
  getDocument('/projects/{id}/relationships', `/projects/${id}/relationships`)

export const getSource = (id: number) => getDocument('/sources/{id}', `/sources/${id}`)

/** The list of downloads, an addition to the contract that other servers lack. */
export const getDownloads = (version?: string) =>
  getDocument('/downloads', inVersion('/downloads', version))

interface ChangesQuery {
  from: string
  to: string
  family?: Family
  id?: number
}

/** The changes between two versions, an addition to the contract. */
export const getChanges = ({ from, to, family, id }: ChangesQuery) => {
  const query = new URLSearchParams({ from, to })
  if (family !== undefined) query.set('family', family)
  if (id !== undefined) query.set('id', String(id))
  return getDocument('/changes', `/changes?${query}`)
}

/** The API's description of itself, an addition to the contract. Its issuer can change without the data. */
export const getServiceIndex = () => getDocument('/', '/')

export const getHealth = () => getDocument('/health', '/health')
