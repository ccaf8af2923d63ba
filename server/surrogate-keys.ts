/**
 * Surrogate keys: a header that lists the data in a response for a CDN, which can then drop all
 * responses of a snapshot, a family or a record with one request. They are short and at most three,
 * for any response.
 */
import { familyOfPath } from '@/lib/contract/families'
import type { Settings } from '@/lib/env'
import { requestedRecord } from '@/lib/portal/routing/requested-record'

type SurrogateKeyHeader = NonNullable<Settings['SURROGATE_KEYS']>

const separators: Record<SurrogateKeyHeader, string> = { 'Surrogate-Key': ' ', 'Cache-Tag': ',' }

/** The key of all responses built from a snapshot. Half of its hash keeps snapshots apart, and headers short. */
export const snapshotKey = (hash: string): string => `snapshot-${hash.slice(0, 32)}`

function getKeys(hash: string | undefined, path: string): string[] {
  const record = requestedRecord(path)
  const family = record?.family ?? familyOfPath(/^\/([a-z-]+)/.exec(path)?.[1] ?? '')
  return [
    ...(hash === undefined ? [] : [snapshotKey(hash)]),
    ...(family === undefined ? [] : [family]),
    ...(record?.key === undefined ? [] : [`${record.family}-${record.key}`]),
  ]
}

/**
 * Returns the header for a response, given the hash of the snapshot it was built from, if known,
 * and its path without query, such as `/projects/1`.
 */
export type SurrogateKeys = (
  hash: string | undefined,
  path: string,
) => Readonly<Record<string, string>>

/** @example surrogateKeys('Surrogate-Key')(hash, '/projects/1') // 'snapshot-… projects projects-1' */
export function surrogateKeys(header: SurrogateKeyHeader): SurrogateKeys {
  const name = header.toLowerCase()
  return (hash, path) => {
    const keys = getKeys(hash, path)
    return keys.length === 0 ? {} : { [name]: keys.join(separators[header]) }
  }
}
