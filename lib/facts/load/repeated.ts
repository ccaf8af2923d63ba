/**
 * Finds duplicate statements: records of one family about the same thing, by their id, name, website, official name
 * or LEI, and relations that one record repeats or that two related projects both state. It also finds relations of a project to
 * itself.
 */
import { fold } from '@/lib/text/fold'
import type { SourceRecord } from './load'
import type { ProjectRecord } from './project-record'
import { type Facts, type RecordFamily, type RegulationRecord, recordName } from './records'
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

/**
 * Organizations and projects have websites of their own. The networks of a ledger may share the website of its
 * operator.
 */
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

/**
 * Official names state the number and the session of a law before or after its title. Laws of several countries may share
 * one, such as `Electronic Transactions Act`.
 */
function getOfficialName({ family, data }: CheckedRecord): Identity | undefined {
  if (family !== 'regulations') return undefined
  const { official_name: value, country, region } = data as RegulationRecord
  if (value === undefined) return undefined
  const words =
    fold(value)
      .replaceAll('.', '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const place = country ?? region?.title
  return { field: 'official_name', value, key: [place, ...words.sort()].join(' ') }
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
    ...repeated(records, getOfficialName, mergeOrCorrect('official name')),
    ...repeated(records, getLei, mergeOrCorrect('LEI')),
  ]
}

interface Relation {
  path: PropertyKey[]
  /** Equal for relations with the same meaning. */
  key: string
}

/** The lists of relations, each with the fields that distinguish its entries. */
const lists = {
  geographic_focus: ['country'],
  entities: ['entity', 'relationship'],
  persons: ['person', 'role', 'on_behalf_of'],
  regulations: ['regulation'],
  standards: ['standard', 'type'],
  did_methods: ['did_method'],
  dlt_instances: ['dlt_instance'],
  industries: ['industry'],
} as const

const inverse = { Parent: 'Child', Child: 'Parent', Interoperability: 'Interoperability' } as const

function getRelations(record: Record<string, unknown>): Relation[] {
  return Object.entries(lists).flatMap(([list, fields]) => {
    const items = (record[list] ?? []) as Record<string, unknown>[]
    return items.map((item, index) => ({
      path: [list, index],
      key: [list, ...fields.map((field) => item[field])].join(' '),
    }))
  })
}

/** A relation has the same key regardless of which of the two projects states it. */
function getProjectRelations(slug: string, project: ProjectRecord): Relation[] {
  return project.relations.map(({ type, target }, index) => {
    const statement = `${slug} ${type} ${target}`
    const mirrored = type === 'Member' ? statement : `${target} ${inverse[type]} ${slug}`
    return { path: ['relations', index], key: statement < mirrored ? statement : mirrored }
  })
}

function selfRelations(record: SourceRecord, project: ProjectRecord): Problem[] {
  return project.relations.flatMap(({ target }, index) => {
    if (target !== record.slug) return []
    const path = ['relations', index, 'target']
    const message = `${path.join('.')}: relates the project to itself. Name the other project or remove the relation.`
    return [{ file: record.file, line: record.line(path), message }]
  })
}

/** Reports every relation that repeats an earlier one, and every relation of a project to itself. */
export function repeatedRelations(
  records: readonly (SourceRecord & { data: unknown })[],
): Problem[] {
  const betweenProjects = new Map<string, string>()
  return records.flatMap((record) => {
    if (record.family !== 'projects' && record.family !== 'did-methods') return []
    const inRecord = new Map<string, string>()
    const repeated = (seen: Map<string, string>) => (relation: Relation) => {
      const first = seen.get(relation.key)
      seen.set(relation.key, first ?? record.file)
      if (first === undefined) return []
      const message = `${relation.path.join('.')}: repeats a relation that ${first} states. Keep one of the two.`
      return [{ file: record.file, line: record.line(relation.path), message }]
    }
    const within = getRelations(record.data as Record<string, unknown>).flatMap(repeated(inRecord))
    if (record.family === 'did-methods') return within
    const project = record.data as ProjectRecord
    return [
      ...selfRelations(record, project),
      ...within,
      ...getProjectRelations(record.slug, project).flatMap(repeated(betweenProjects)),
    ]
  })
}
