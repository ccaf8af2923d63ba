import type { DltInstanceDetail, DltInstanceSummary } from '@/lib/contract/dlt-instances'
import type { DltInstanceRecord } from '@/lib/facts/load/records'
import { type Context, includedProject, logoUrl, nameRef } from '../context'
import type { FamilyCompiler } from '../family-compiler'
import { getEnd, link, lookUp } from '../links'

function instanceSummary(context: Context, instance: DltInstanceRecord): DltInstanceSummary {
  const { id, name, website, operator, dlt: technology } = instance
  const entity = operator && lookUp(context.facts, 'entities', operator)
  const dlt = technology && lookUp(context.facts, 'dlts', technology)
  return {
    id,
    name,
    website,
    logo_url: logoUrl(website),
    operator: entity ? nameRef(entity) : null,
    dlt: dlt ? { id: dlt.id, title: dlt.title } : null,
    stats: { total_links: context.linkCount('dlt-instances', id) },
  }
}

const dltInstanceDetail = (
  context: Context,
  slug: string,
  instance: DltInstanceRecord,
): DltInstanceDetail => ({
  ...instanceSummary(context, instance),
  projects: context.backlinks.dltInstance(slug).map(includedProject),
  source: instance.source,
  did_methods: context.backlinks.methodOfInstance(slug).map(({ owner, relation }) => ({
    did_method: nameRef(owner),
    source: relation.source,
  })),
})

export const dltInstanceCompiler = {
  item: (context, slug, instance) => ({
    names: [instance.name],
    summary: instanceSummary(context, instance),
    includes: { projects: context.backlinks.dltInstance(slug).map(includedProject) },
  }),
  detail: dltInstanceDetail,
  node: ({ facts }, _key, { name, website, operator }) => {
    const country = operator ? lookUp(facts, 'entities', operator).country : undefined
    return { title: name, type: 'dltinstance', codes: [country], country, site: website }
  },
  links: (facts, key, { operator, dlt }) => {
    const instanceEnd = getEnd(facts, 'dlt-instances', key)
    return [
      ...(dlt ? [link(instanceEnd, 'DLT based on', getEnd(facts, 'dlts', dlt))] : []),
      ...(operator ? [link(getEnd(facts, 'entities', operator), 'Managing', instanceEnd)] : []),
    ]
  },
} satisfies FamilyCompiler<DltInstanceRecord>
