/** Finds relations that a project states twice, or that both of two projects state. */
import type { Problem, SourceRecord } from './load'
import type { ProjectRecord } from './records'

interface Relation {
  path: PropertyKey[]
  key: string
}

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

function relationsOf(project: ProjectRecord): Relation[] {
  return Object.entries(lists).flatMap(([list, fields]) => {
    const items: Record<string, unknown>[] = project[list as keyof typeof lists]
    return items.map((item, index) => ({
      path: [list, index],
      key: [list, ...fields.map((field) => item[field])].join(' '),
    }))
  })
}

/** A relation between projects is one and the same from either side. */
function projectRelationsOf(slug: string, project: ProjectRecord): Relation[] {
  return project.relations.map(({ type, target }, index) => {
    const stated = `${slug} ${type} ${target}`
    const mirrored = type === 'Member' ? stated : `${target} ${inverse[type]} ${slug}`
    return { path: ['relations', index], key: stated < mirrored ? stated : mirrored }
  })
}

/** Reports every relation that has been stated before. */
export function repeatedRelations(
  records: readonly (SourceRecord & { data: unknown })[],
): Problem[] {
  const betweenProjects = new Map<string, string>()
  return records.flatMap((record) => {
    if (record.family !== 'projects') return []
    const project = record.data as ProjectRecord
    const own = new Map<string, string>()
    const repeated = (seen: Map<string, string>) => (relation: Relation) => {
      const first = seen.get(relation.key)
      seen.set(relation.key, first ?? record.file)
      if (first === undefined) return []
      const message = `${relation.path.join('.')}: repeats a relation that ${first} states. Keep one of the two.`
      return [{ file: record.file, line: record.line(relation.path), message }]
    }
    return [
      ...relationsOf(project).flatMap(repeated(own)),
      ...projectRelationsOf(record.slug, project).flatMap(repeated(betweenProjects)),
    ]
  })
}
