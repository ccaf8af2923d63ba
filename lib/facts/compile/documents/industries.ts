import { type Industry, minIndustryProjects } from '@/lib/contract/industries'
import type { IndustryRecord } from '@/lib/facts/load/records'
import { type Context, includedProject } from '../context'
import type { FamilyCompiler, ListItem } from '../family-compiler'

function industryItem(
  { backlinks }: Context,
  slug: string,
  { id, name }: IndustryRecord,
): ListItem | undefined {
  const users = backlinks.industry(slug)
  if (users.length < minIndustryProjects) return undefined
  const summary: Industry = { id, name, project_count: users.length }
  const projects = users.map((backlink) => ({
    ...includedProject(backlink),
    excerpt: backlink.relation.excerpt,
  }))
  return { names: [name], summary, includes: { projects } }
}

export const industryCompiler = {
  item: industryItem,
  measure: () => 0,
} satisfies FamilyCompiler<IndustryRecord>
