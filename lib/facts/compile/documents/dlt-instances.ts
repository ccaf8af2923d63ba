import type { DltInstanceDetail, DltInstanceSummary } from '@/lib/contract/dlt-instances'
import type { DltInstanceRecord } from '@/lib/facts/load/records'
import { type Context, getOperator, includedProject, logoUrl, nameRef, pick } from '../context'
import type { FamilyCompiler } from '../family-compiler'
import { getEnd, link, lookUp } from '../links'

function instanceSummary(context: Context, instance: DltInstanceRecord): DltInstanceSummary {
  const { id, website, dlt } = instance
  return {
    ...pick(instance, 'id', 'name', 'website'),
    logo_url: logoUrl(website),
    operator: getOperator(context.facts, instance),
    dlt: dlt ? pick(lookUp(context.facts, 'dlts', dlt), 'id', 'title') : null,
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
