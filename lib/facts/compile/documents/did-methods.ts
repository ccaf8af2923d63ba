import type { DidMethodDetail, DidMethodSummary } from '@/lib/contract/did-methods'
import type { DidMethodRecord } from '@/lib/facts/load/records'
import {
  type Context,
  didMethodRef,
  getOperator,
  includedProject,
  nameRef,
  pick,
  projectRelation,
} from '../context'
import type { FamilyCompiler, ListItem } from '../family-compiler'
import { getEnd, link, lookUp } from '../links'

const commonFields = (method: DidMethodRecord) => ({
  ...didMethodRef(method),
  ...pick(method, 'contact_name', 'contact_website', 'source'),
})

function didMethodDetail(context: Context, name: string, method: DidMethodRecord): DidMethodDetail {
  const { facts } = context
  return {
    ...commonFields(method),
    ai_description: method.ai_description,
    projects: context.backlinks.didMethod(name).map(projectRelation),
    dlt_instances: method.dlt_instances.map(({ dlt_instance: key, source }) => {
      const instance = lookUp(facts, 'dlt-instances', key)
      const ledger = { ...nameRef(instance), operator: getOperator(facts, instance) }
      return { dlt_instance: ledger, source }
    }),
    entities: method.entities.map(({ entity, source }) => ({
      entity: pick(lookUp(facts, 'entities', entity), 'id', 'name', 'type', 'website'),
      source,
    })),
    persons: method.persons.map(({ person, source }) => ({
      person: nameRef(lookUp(facts, 'people', person)),
      source,
    })),
  }
}

function didMethodItem(context: Context, name: string, method: DidMethodRecord): ListItem {
  const projects = context.backlinks.didMethod(name)
  const summary: DidMethodSummary = {
    ...commonFields(method),
    project_count: String(projects.length),
  }
  return { names: [method.name], summary, includes: { projects: projects.map(includedProject) } }
}

export const didMethodCompiler = {
  item: didMethodItem,
  measure: ({ backlinks }, name) => backlinks.didMethod(name).length,
  detail: didMethodDetail,
  node: (_context, _key, { name, specification_url, ai_description }) => ({
    title: name,
    type: 'didmethod',
    description: ai_description,
    site: specification_url,
  }),
  links: (facts, key, { entities, persons, dlt_instances }) => {
    const methodEnd = getEnd(facts, 'did-methods', key)
    return [
      ...entities.map((r) => link(getEnd(facts, 'entities', r.entity), 'Affiliation', methodEnd)),
      ...persons.map((r) =>
        link(getEnd(facts, 'people', r.person), 'Person of Interest', methodEnd),
      ),
      ...dlt_instances.map((r) =>
        link(methodEnd, 'DLTinstancesupport', getEnd(facts, 'dlt-instances', r.dlt_instance)),
      ),
    ]
  },
} satisfies FamilyCompiler<DidMethodRecord>
