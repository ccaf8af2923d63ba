import type { DltInstanceDetail, DltInstanceSummary } from '@/lib/contract/dlt-instances'
import type { DltInstanceRecord } from '@/lib/facts/load/records'
import type { SnapshotItem } from '@/lib/facts/snapshot'
import { type Context, includedProject, logoUrl, nameRef } from '../context'
import { lookUp } from '../links'
import { descendingBy } from '../order'

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

export const dltInstanceDetail = (
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

export function dltInstanceItems(context: Context): SnapshotItem[] {
  const links = (instance: DltInstanceRecord) => context.linkCount('dlt-instances', instance.id)
  return [...context.facts['dlt-instances']]
    .sort(([, a], [, b]) => descendingBy(links)(a, b))
    .map(([slug, instance]) => ({
      id: instance.id,
      names: [instance.name],
      filters: {},
      summary: instanceSummary(context, instance),
      includes: { projects: context.backlinks.dltInstance(slug).map(includedProject) },
    }))
}
