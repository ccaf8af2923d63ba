import type { EntityDetail, EntitySummary } from '@/lib/contract/entities'
import type { EntityRecord } from '@/lib/facts/load/records'
import {
  type Context,
  countryRef,
  didMethodRef,
  logoUrl,
  nameRef,
  pick,
  projectRef,
  projectRelation,
} from '../context'
import type { FamilyCompiler } from '../family-compiler'
import { lookUp } from '../links'

function entitySummary(context: Context, entity: EntityRecord): EntitySummary {
  return {
    ...pick(entity, 'id', 'name', 'trade_name', 'type', 'lei', 'website'),
    logo_url: logoUrl(entity.website),
    address: entity.address,
    country: countryRef(entity.country),
    coordinates: entity.coordinates,
    stats: { total_links: context.linkCount('entities', entity.id) },
  }
}

/** Returns the people who act on behalf of the entity. `by_person` contains each person once, with all their roles. */
function getPeople(context: Context, slug: string): NonNullable<EntityDetail['people']> {
  const representations = context.backlinks.onBehalfOf(slug)
  const onBehalfOf = representations.map(({ owner, relation }) => ({
    person: nameRef(lookUp(context.facts, 'people', relation.person)),
    role: relation.role,
    project: pick(owner, 'id', 'title'),
    source: relation.source,
  }))
  const ids = [...new Set(onBehalfOf.map(({ person }) => person.id))]
  const byPerson = ids.flatMap((id) => {
    const ofPerson = onBehalfOf.filter(({ person }) => person.id === id)
    const [first] = ofPerson
    if (!first) return []
    const roles = [...new Set(ofPerson.flatMap(({ role }) => role ?? []))]
    return [{ person: first.person, roles, source: first.source }]
  })
  return { by_person: byPerson, on_behalf_of: onBehalfOf }
}

function entityDetail(context: Context, slug: string, entity: EntityRecord): EntityDetail {
  const { facts, backlinks } = context
  const { stats, ...summary } = entitySummary(context, entity)
  const projects = backlinks.entity(slug)
  const related = (relationship: string) =>
    projects.filter(({ relation }) => relation.relationship === relationship).map(projectRelation)
  const operated = [...facts['dlt-instances'].values()].filter((i) => i.operator === slug)
  return {
    ...summary,
    operates_dlts: operated.map((instance) => pick(instance, 'id', 'name', 'website')),
    project_relations: {
      managed: related('Managing'),
      funded: related('Funding'),
      affiliated: related('Affiliation'),
    },
    consortium_memberships: projects
      .filter(({ relation }) => relation.relationship === 'Member')
      .map(({ owner, relation }) => ({ consortium: projectRef(owner), source: relation.source })),
    people: getPeople(context, slug),
    did_method_relations: backlinks.methodOfEntity(slug).map(({ owner, relation }) => ({
      did_method: didMethodRef(owner),
      source: relation.source,
    })),
    ai_description: entity.ai_description,
    stats,
  }
}

export const entityCompiler = {
  item: (context, _key, entity) => ({
    names: [entity.name, ...(entity.trade_name ? [entity.trade_name] : [])],
    filters: { type: entity.type },
    summary: entitySummary(context, entity),
  }),
  detail: entityDetail,
  node: (_context, _key, entity) => ({
    title: entity.name,
    type: entity.type[0] ?? 'Private',
    codes: [entity.country],
    description: entity.ai_description,
    country: entity.country,
    latitude: entity.coordinates?.latitude,
    longitude: entity.coordinates?.longitude,
    site: entity.website,
  }),
} satisfies FamilyCompiler<EntityRecord>
