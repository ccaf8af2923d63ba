import type { RegulationDetail, RegulationSummary } from '@/lib/contract/regulations'
import type { RegulationRecord } from '@/lib/facts/load/records'
import { type Context, countryRef, pick, projectRelation } from '../context'
import type { FamilyCompiler } from '../family-compiler'

const regulationSummary = (context: Context, regulation: RegulationRecord): RegulationSummary => ({
  ...pick(regulation, 'id', 'title', 'official_name', 'url'),
  country: regulation.country ? countryRef(regulation.country) : null,
  stats: { total_links: context.linkCount('regulations', regulation.id) },
})

function regulationDetail(
  context: Context,
  slug: string,
  regulation: RegulationRecord,
): RegulationDetail {
  const { stats, ...summary } = regulationSummary(context, regulation)
  return {
    ...summary,
    ...pick(regulation, 'region', 'ai_description', 'source'),
    projects_following: context.backlinks.regulation(slug).map(projectRelation),
    stats,
  }
}

/** In the contract, `country=EU` matches the regulations of the European Union, which have a region but no country. */
export const codeOfRegulation = ({
  country,
  region,
}: {
  country?: string
  region?: { abbreviation?: unknown }
}): string | undefined => country ?? (region?.abbreviation === 'EU' ? 'EU' : undefined)

export const regulationCompiler = {
  item: (context, _key, regulation) => {
    const { title, official_name } = regulation
    const code = codeOfRegulation(regulation)
    return {
      names: [title, ...(official_name ? [official_name] : [])],
      filters: { country: code ? [code] : [] },
      summary: regulationSummary(context, regulation),
    }
  },
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
