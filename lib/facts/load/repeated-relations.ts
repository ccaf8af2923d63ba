/**
 * Finds relations that are stated twice, by one record or by two related projects, and relations of a project to
 * itself.
 */
import type { SourceRecord } from './load'
import type { ProjectRecord } from './project-record'
import type { Problem } from './yaml-file'

interface Relation {
  path: PropertyKey[]
  /** Equal for relations with the same meaning. */
  key: string
}

/** The lists of relations, with the fields that distinguish the relations in a list from one another. */
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
    const stated = `${slug} ${type} ${target}`
    const mirrored = type === 'Member' ? stated : `${target} ${inverse[type]} ${slug}`
    return { path: ['relations', index], key: stated < mirrored ? stated : mirrored }
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
