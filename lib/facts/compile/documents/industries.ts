import { type Industry, industryMinimum } from '@/lib/contract/industries'
import type { IndustryRecord } from '@/lib/facts/load/records'
import type { SnapshotItem } from '@/lib/facts/snapshot'
import { type Context, projectUse } from '../context'
import type { FamilyCompiler } from '../family-compiler'
import { byName } from '../order'

function industryItems(context: Context): SnapshotItem[] {
  return [...context.facts.industries]
    .map(([slug, industry]) => ({ industry, uses: context.uses.industry(slug) }))
    .filter(({ uses }) => uses.length >= industryMinimum)
    .sort((a, b) => byName(a.industry, b.industry))
    .map(({ industry, uses }) => {
      const summary: Industry = {
        id: industry.id,
        name: industry.name,
        project_count: uses.length,
      }
      const projects = uses.map((use) => ({ ...projectUse(use), excerpt: use.relation.excerpt }))
      return {
        id: industry.id,
        names: [industry.name],
        filters: {},
        summary,
        includes: { projects },
      }
    })
}

export const industryCompiler = {
  items: industryItems,
} satisfies FamilyCompiler<IndustryRecord>
