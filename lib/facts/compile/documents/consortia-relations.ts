import type { ProjectRecord } from '@/lib/facts/load/project-record'
import { type Context, projectRef } from '../context'
import { lookUp } from '../links'

/**
 * Returns the relations to consortia and other projects, both those stated by this project and those stated by the
 * others.
 */
export function consortiaRelations(context: Context, slug: string, project: ProjectRecord) {
  const { facts, backlinks } = context
  const outgoing = project.relations.map((r) => ({
    type: r.type,
    other: lookUp(facts, 'projects', r.target),
    source: r.source,
  }))
  const incoming = backlinks.project(slug).map(({ owner, relation }) => ({
    type: relation.type,
    other: owner,
    source: relation.source,
  }))
  const related = (r: (typeof outgoing)[number]) => ({
    ...projectRef(r.other),
    type: r.type,
    source: r.source,
  })
  const parents = [
    ...outgoing.filter((r) => r.type === 'Child'),
    ...incoming.filter((r) => r.type === 'Parent'),
  ]
  const children = [
    ...outgoing.filter((r) => r.type === 'Parent'),
    ...incoming.filter((r) => r.type === 'Child'),
  ]
  const parent = parents.find((r) => r.other.type === 'Consortium')
  return {
    parent_consortium: parent ? projectRef(parent.other) : null,
    child_projects: children.map((r) => projectRef(r.other)),
    as_source: outgoing.map(related),
    as_target: incoming.map(related),
  }
}
