/** Finds records of one family about the same thing, by their id, name, website or LEI. */
import { fold } from '@/lib/text/fold'
import type { SourceRecord } from './load'
import { type Facts, type RecordFamily, recordName } from './records'
import type { Problem } from './yaml-file'

export type CheckedRecord = SourceRecord & {
  data: Facts[RecordFamily] extends Map<string, infer R> ? R : never
}

interface Identity {
  field: string
  value: string
  /** Equal for values with the same meaning. */
  key: string
}

/** Reports each record that has the same identity as an earlier record of its family. */
function repeated(
  records: readonly CheckedRecord[],
  getIdentity: (record: CheckedRecord) => Identity | undefined,
  remedy: (record: CheckedRecord) => string,
): Problem[] {
  const seen = new Map<string, SourceRecord>()
  return records.flatMap((record) => {
    const identity = getIdentity(record)
    if (!identity) return []
    const { field, value } = identity
    const key = `${record.family} ${identity.key}`
    const first = seen.get(key)
    if (!first) {
      seen.set(key, record)
      return []
    }
    const message = `${field}: "${value}" is already used by ${first.file}. ${remedy(record)}`
    return [{ file: record.file, line: record.line([field]), message }]
  })
}

function getName({ data }: CheckedRecord): Identity {
  const value = recordName(data)
  return { field: 'title' in data ? 'title' : 'name', value, key: fold(value) }
}

/** Organizations and projects have a website of their own. Networks of one ledger may share that of their operator. */
function getWebsite({ family, data }: CheckedRecord): Identity | undefined {
  if (family !== 'entities' && family !== 'projects') return undefined
  if (!('website' in data) || typeof data.website !== 'string') return undefined
  const { hostname, pathname, search } = new URL(data.website)
  const key = hostname.replace(/^www\./, '') + pathname.replace(/\/+$/, '').toLowerCase() + search
  return { field: 'website', value: data.website, key }
}

function getLei({ data }: CheckedRecord): Identity | undefined {
  if (!('lei' in data) || typeof data.lei !== 'string') return undefined
  return { field: 'lei', value: data.lei, key: data.lei }
}

const merge =
  'Merge the records if they are about the same thing; otherwise give them different names.'
const mergeOrCorrect = (field: string) => () =>
  `Merge the records if they are about the same thing; otherwise correct the ${field} of one.`

export function repeatedIdentities(records: readonly CheckedRecord[]): Problem[] {
  const nextId = (family: RecordFamily): number =>
    1 + Math.max(...records.filter((r) => r.family === family).map(({ data }) => data.id))
  return [
    ...repeated(
      records,
      ({ data }) => ({ field: 'id', value: String(data.id), key: String(data.id) }),
      (record) => `Give the newer record the id ${nextId(record.family)}.`,
    ),
    ...repeated(records, getName, () => merge),
    ...repeated(records, getWebsite, mergeOrCorrect('website')),
    ...repeated(records, getLei, mergeOrCorrect('LEI')),
  ]
}
