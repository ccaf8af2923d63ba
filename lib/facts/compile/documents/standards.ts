import type { StandardDetail, StandardSummary } from '@/lib/contract/standards'
import type { StandardRecord } from '@/lib/facts/load/records'
import { firstPerOwner } from '../backlinks'
import { type Context, pick, projectRef, projectRelation } from '../context'
import type { FamilyCompiler } from '../family-compiler'

const standardSummary = (context: Context, standard: StandardRecord): StandardSummary => ({
  ...pick(standard, 'id', 'title', 'url'),
  stats: { total_links: context.linkCount('standards', standard.id) },
})

function standardDetail(context: Context, slug: string, standard: StandardRecord): StandardDetail {
  const { stats, ...summary } = standardSummary(context, standard)
  const backlinks = context.backlinks.standard(slug)
  const following = backlinks.filter(({ relation }) => relation.type === 'Follows')
  const managing = backlinks.filter(({ relation }) => relation.type === 'Management')
  return {
    ...summary,
    ai_description: standard.ai_description,
    projects_following_count: following.length,
    projects_following: following.map(projectRelation),
    projects_managing: managing.map(projectRelation),
    stats,
  }
}

export const standardCompiler = {
  item: (context, slug, standard) => ({
    names: [standard.title],
    summary: standardSummary(context, standard),
    includes: {
      projects: firstPerOwner(context.backlinks.standard(slug)).map(({ owner, relation }) => ({
        ...projectRef(owner),
        source: relation.source,
      })),
    },
  }),
  detail: standardDetail,
  node: (_context, _key, { title, url, ai_description }) => ({
    title,
    type: 'Standard',
    description: ai_description,
    site: url,
  }),
} satisfies FamilyCompiler<StandardRecord>
