import type { GraphLinks, GraphNode, GraphNodes } from '@/lib/contract/graph'
import { type NodeFamily, nodeFamilies, nodeId } from '@/lib/contract/node-types'
import { datasetTimestamp } from '@/lib/facts/load/dataset-record'
import type { ProjectRecord } from '@/lib/facts/load/project-record'
import type { EntityRecord } from '@/lib/facts/load/records'
import { type Context, domainOf } from '../context'
import { lookUp } from '../links'

/** The fields of a node that depend on its family. The others derive from these and from the context. */
type FamilyFields = Pick<GraphNode, 'title' | 'type'> &
  Partial<GraphNode> & { codes?: (string | undefined)[]; site?: string }

const unique = (values: (string | undefined)[]): string[] =>
  [...new Set(values.flatMap((value) => value ?? []))].sort()

function projectFields(context: Context, project: ProjectRecord): FamilyFields {
  const { facts } = context
  const managing = project.entities
    .filter((relation) => relation.relationship === 'Managing')
    .map((relation) => lookUp(facts, 'entities', relation.entity).country)
  const industries = project.industries.map((r) => lookUp(facts, 'industries', r.industry).id)
  return {
    title: project.title,
    type: project.type,
    codes: [...managing, ...project.geographic_focus.map((focus) => focus.country)],
    industryIds: unique(industries.map(String)),
    status: project.status ?? 'Failed to Disclose',
    description: project.mission_statement,
    country: managing[0],
    launch: project.launch_date,
    site: project.website,
  }
}

const entityFields = (entity: EntityRecord): FamilyFields => ({
  title: entity.name,
  type: entity.type[0] ?? 'Private',
  codes: [entity.country],
  description: entity.ai_description,
  country: entity.country,
  latitude: entity.coordinates?.latitude,
  longitude: entity.coordinates?.longitude,
  site: entity.website,
})

type FieldsByFamily = {
  [F in NodeFamily]: (context: Context, key: string) => FamilyFields
}

const familyFields: FieldsByFamily = {
  projects: (context, key) => projectFields(context, lookUp(context.facts, 'projects', key)),
  entities: (context, key) => entityFields(lookUp(context.facts, 'entities', key)),
  people: ({ facts, backlinks }, key) => {
    const { name, ai_description } = lookUp(facts, 'people', key)
    const codes = backlinks.person(key).map(({ relation }) => {
      const behalf = relation.on_behalf_of
      return behalf ? lookUp(facts, 'entities', behalf).country : undefined
    })
    return { title: name, type: 'Person', codes, description: ai_description }
  },
  'dlt-instances': ({ facts }, key) => {
    const { name, website, operator } = lookUp(facts, 'dlt-instances', key)
    const country = operator ? lookUp(facts, 'entities', operator).country : undefined
    return { title: name, type: 'dltinstance', codes: [country], country, site: website }
  },
  dlts: ({ facts }, key) => {
    const { title, website, ai_description } = lookUp(facts, 'dlts', key)
    return { title, type: 'dlt', description: ai_description, site: website }
  },
  regulations: ({ facts }, key) => {
    const { title, country, url, ai_description } = lookUp(facts, 'regulations', key)
    const fields = { title, type: 'Regulation', codes: [country], country }
    return { ...fields, description: ai_description, site: url }
  },
  standards: ({ facts }, key) => {
    const { title, url, ai_description } = lookUp(facts, 'standards', key)
    return { title, type: 'Standard', description: ai_description, site: url }
  },
  'did-methods': ({ facts }, key) => {
    const { name, specification_url, ai_description } = lookUp(facts, 'did-methods', key)
    return { title: name, type: 'didmethod', description: ai_description, site: specification_url }
  },
}

function nodeOf(context: Context, family: NodeFamily, key: string): GraphNode {
  const { id } = lookUp(context.facts, family, key)
  const {
    title,
    type,
    codes = [],
    site,
    industryIds = [],
    ...rest
  } = familyFields[family](context, key)
  const domain = domainOf(site)
  return {
    id: nodeId(family, id),
    title,
    type,
    countryCodes: unique(codes),
    industryIds,
    website: site && domain ? { Description: domain, Url: site } : undefined,
    image: domain && `/logos/${domain}.webp`,
    domain,
    ...rest,
    score: context.score(family, id),
    total_links: context.linkCount(family, id),
  }
}

const metadata = (context: Context, total: number) => ({
  total,
  compressed: false,
  format: 'json' as const,
  cache_timestamp: datasetTimestamp(context.dataset),
})

export function graphNodes(context: Context): GraphNodes {
  const data = nodeFamilies.flatMap((family) =>
    [...context.facts[family].keys()].map((key) => nodeOf(context, family, key)),
  )
  return { data, metadata: metadata(context, data.length) }
}

export const graphLinks = (context: Context): GraphLinks => ({
  data: context.links,
  metadata: metadata(context, context.links.length),
})
