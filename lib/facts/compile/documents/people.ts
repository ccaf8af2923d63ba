import type { PersonDetail, PersonSummary } from '@/lib/contract/people'
import type { PersonRecord } from '@/lib/facts/load/records'
import type { SnapshotItem } from '@/lib/facts/snapshot'
import { type Context, derivedId, didMethodRef, nameRef, projectRef } from '../context'
import type { FamilyCompiler } from '../family-compiler'
import { lookUp } from '../links'
import { byMost } from '../order'

const personSummary = (context: Context, { id, name }: PersonRecord): PersonSummary => ({
  id,
  name,
  stats: { total_links: context.linkCount('people', id) },
})

function personDetail(context: Context, slug: string, person: PersonRecord): PersonDetail {
  const { facts, uses } = context
  const { stats, ...summary } = personSummary(context, person)
  return {
    ...summary,
    ai_description: person.ai_description,
    project_relations: uses.person(slug).map(({ owner, relation }) => {
      const { role, on_behalf_of: behalf, source } = relation
      const entity = behalf && lookUp(facts, 'entities', behalf)
      return {
        project: projectRef(owner),
        role: role ? { id: derivedId('role', role), title: role } : null,
        on_behalf_of_entity: entity ? { ...nameRef(entity), type: entity.type } : null,
        source,
      }
    }),
    did_method_relations: uses.methodOfPerson(slug).map(({ owner, relation }) => ({
      did_method: didMethodRef(owner),
      source: relation.source,
    })),
    stats,
  }
}

function personItems(context: Context): SnapshotItem[] {
  return [...context.facts.people.values()]
    .sort(byMost((person) => context.linkCount('people', person.id)))
    .map((person) => ({
      id: person.id,
      names: [person.name],
      filters: {},
      summary: personSummary(context, person),
      includes: {},
    }))
}

export const personCompiler = {
  items: personItems,
  detail: personDetail,
  node: ({ facts, uses }, key, person) => {
    const codes = uses.person(key).map(({ relation }) => {
      const behalf = relation.on_behalf_of
      return behalf ? lookUp(facts, 'entities', behalf).country : undefined
    })
    return { title: person.name, type: 'Person', codes, description: person.ai_description }
  },
} satisfies FamilyCompiler<PersonRecord>
