import { type Industry, minIndustryProjects } from '@/lib/contract/industries'
import type { SnapshotItem } from '@/lib/dataset/snapshot'
import type { IndustryRecord } from '@/lib/facts/load/records'
import { type Context, includedProject } from '../context'
import type { FamilyCompiler } from '../family-compiler'
import { byName } from '../order'

function industryItems(context: Context): SnapshotItem[] {
  return [...context.facts.industries]
    .map(([slug, industry]) => ({ industry, backlinks: context.backlinks.industry(slug) }))
    .filter(({ backlinks }) => backlinks.length >= minIndustryProjects)
    .sort((a, b) => byName(a.industry, b.industry))
    .map(({ industry, backlinks }) => {
      const summary: Industry = {
        id: industry.id,
        name: industry.name,
        project_count: backlinks.length,
      }
      const projects = backlinks.map((backlink) => ({
        ...includedProject(backlink),
        excerpt: backlink.relation.excerpt,
      }))
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
