import type { RegulationDetail, RegulationSummary } from '@/lib/contract/regulations'
import type { RegulationRecord } from '@/lib/facts/load/records'
import type { SnapshotItem } from '@/lib/facts/snapshot'
import { type Context, countryRef, projectRelation } from '../context'
import type { FamilyCompiler } from '../family-compiler'
import { descendingBy } from '../order'

const regulationSummary = (
  context: Context,
  { id, title, official_name, url, country }: RegulationRecord,
): RegulationSummary => ({
  id,
  title,
  official_name,
  url,
  country: country ? countryRef(country) : null,
  stats: { total_links: context.linkCount('regulations', id) },
})

function regulationDetail(
  context: Context,
  slug: string,
  regulation: RegulationRecord,
): RegulationDetail {
  const { stats, ...summary } = regulationSummary(context, regulation)
  return {
    ...summary,
    region: regulation.region,
    ai_description: regulation.ai_description,
    projects_following: context.backlinks.regulation(slug).map(projectRelation),
    stats,
  }
}

/** In the contract `country=EU` matches the regulations of the European Union, which have a region and no country. */
function countryFilter({ country, region }: RegulationRecord): string[] {
  if (country) return [country]
  return region?.abbreviation === 'EU' ? ['EU'] : []
}

function regulationItems(context: Context): SnapshotItem[] {
  return [...context.facts.regulations.values()]
    .sort(descendingBy((regulation) => context.linkCount('regulations', regulation.id)))
    .map((regulation) => ({
      id: regulation.id,
      names: [regulation.title, ...(regulation.official_name ? [regulation.official_name] : [])],
      filters: { country: countryFilter(regulation) },
      summary: regulationSummary(context, regulation),
      includes: {},
    }))
}

export const regulationCompiler = {
  items: regulationItems,
  detail: regulationDetail,
  node: (_context, _key, { title, country, url, ai_description }) => ({
    title,
    type: 'Regulation',
    codes: [country],
    country,
    description: ai_description,
    site: url,
  }),
} satisfies FamilyCompiler<RegulationRecord>
