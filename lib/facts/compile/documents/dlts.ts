import type { DltDetail, DltSummary } from '@/lib/contract/dlts'
import type { DltInstanceRecord, DltRecord } from '@/lib/facts/load/records'
import { firstPerOwner } from '../backlinks'
import { type Context, getOperator, includedProject, logoUrl, pick } from '../context'
import type { FamilyCompiler, ListItem } from '../family-compiler'
import { byName } from '../order'

const commonFields = (dlt: DltRecord) => ({
  ...pick(dlt, 'id', 'title', 'type'),
  has_specific_operator: dlt.has_specific_operator ?? null,
  website: dlt.website,
  logo_url: logoUrl(dlt.website),
})

/** Returns the instances of a ledger technology with their slugs, sorted by name. */
function getInstances(context: Context, dlt: string): [string, DltInstanceRecord][] {
  return [...context.facts['dlt-instances']]
    .filter(([, instance]) => instance.dlt === dlt)
    .sort(([, a], [, b]) => byName(a, b))
}

/** Returns the projects that use an instance of a ledger technology, each once. */
function projectsUsing(context: Context, dlt: string) {
  const backlinks = getInstances(context, dlt).flatMap(([slug]) =>
    context.backlinks.dltInstance(slug),
  )
  return firstPerOwner(backlinks).sort((a, b) => byName(a.owner, b.owner))
}

const instanceRef = ({ facts }: Context, instance: DltInstanceRecord) => ({
  ...pick(instance, 'id', 'name', 'website'),
  operator: getOperator(facts, instance) ?? undefined,
})

function dltDetail(context: Context, slug: string, dlt: DltRecord): DltDetail {
  const instances = getInstances(context, slug)
  return {
    ...commonFields(dlt),
    ai_description: dlt.ai_description,
    total_instances: instances.length,
    total_projects: projectsUsing(context, slug).length,
    instances: instances.map(([key, instance]) => ({
      ...instanceRef(context, instance),
      projects_using: firstPerOwner(context.backlinks.dltInstance(key)).length,
    })),
  }
}

function dltItem(context: Context, slug: string, dlt: DltRecord): ListItem {
  const instances = getInstances(context, slug)
  const summary: DltSummary = {
    ...commonFields(dlt),
    instance_count: instances.length,
    stats: { total_links: context.linkCount('dlts', dlt.id) },
  }
  return {
    names: [dlt.title],
    summary,
    includes: {
      projects: projectsUsing(context, slug).map(includedProject),
      instances: instances.map(([, instance]) => instanceRef(context, instance)),
    },
  }
}

export const dltCompiler = {
  item: dltItem,
  detail: dltDetail,
  node: (_context, _key, { title, website, ai_description }) => ({
    title,
    type: 'dlt',
    description: ai_description,
    site: website,
  }),
} satisfies FamilyCompiler<DltRecord>
