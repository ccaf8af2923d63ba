import type { RegulationDetail, RegulationSummary } from '@/lib/contract/regulations'
import type { RegulationRecord } from '@/lib/facts/load/records'
import { type Context, countryRef, projectRelation } from '../context'
import type { FamilyCompiler, ListItem } from '../family-compiler'

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
    source: regulation.source,
    projects_following: context.backlinks.regulation(slug).map(projectRelation),
    stats,
  }
}

/** In the contract, `country=EU` matches the regulations of the European Union, which have a region but no country. */
export function codeOfRegulation({ country, region }: RegulationRecord): string | undefined {
  return country ?? (region?.abbreviation === 'EU' ? 'EU' : undefined)
}

function regulationItem(context: Context, _key: string, regulation: RegulationRecord): ListItem {
  const { title, official_name } = regulation
  const code = codeOfRegulation(regulation)
  return {
    names: [title, ...(official_name ? [official_name] : [])],
    filters: { country: code ? [code] : [] },
    summary: regulationSummary(context, regulation),
  }
}

export const regulationCompiler = {
  item: regulationItem,
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
