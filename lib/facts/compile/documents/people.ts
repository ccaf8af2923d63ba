import type { PersonDetail, PersonSummary } from '@/lib/contract/people'
import type { PersonRecord } from '@/lib/facts/load/records'
import { type Context, derivedId, didMethodRef, nameRef, projectRef } from '../context'
import type { FamilyCompiler } from '../family-compiler'
import { lookUp } from '../links'

const personSummary = (context: Context, person: PersonRecord): PersonSummary => ({
  ...nameRef(person),
  stats: { total_links: context.linkCount('people', person.id) },
})

function personDetail(context: Context, slug: string, person: PersonRecord): PersonDetail {
  const { facts, backlinks } = context
  const { stats, ...summary } = personSummary(context, person)
  return {
    ...summary,
    ai_description: person.ai_description,
    project_relations: backlinks.person(slug).map(({ owner, relation }) => {
      const { role, on_behalf_of: entityKey, source } = relation
      const entity = entityKey && lookUp(facts, 'entities', entityKey)
      return {
        project: projectRef(owner),
        role: role ? { id: derivedId('role', role), title: role } : null,
        on_behalf_of_entity: entity ? { ...nameRef(entity), type: entity.type } : null,
        source,
      }
    }),
    did_method_relations: backlinks.methodOfPerson(slug).map(({ owner, relation }) => ({
      did_method: didMethodRef(owner),
      source: relation.source,
    })),
    stats,
  }
}

export const personCompiler = {
  item: (context, _key, person) => ({
    names: [person.name],
    summary: personSummary(context, person),
  }),
  detail: personDetail,
  node: ({ facts, backlinks }, key, { name, ai_description }) => {
    const codes = backlinks.person(key).map(({ relation }) => {
      const behalf = relation.on_behalf_of
      return behalf ? lookUp(facts, 'entities', behalf).country : undefined
    })
    return { title: name, type: 'Person', codes, description: ai_description }
  },
} satisfies FamilyCompiler<PersonRecord>
