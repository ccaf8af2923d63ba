/** The documents of the real facts satisfy the contract. The server returns them unchanged: see `served-records.test.ts`. */
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { resource } from '@/lib/contract'
import { families, getWords } from '@/lib/contract/families'
import { type GraphLinks, type GraphNodes, type LinkType, linkTypes } from '@/lib/contract/graph'
import { minIndustryProjects } from '@/lib/contract/industries'
import { type NodeType, nodeId, nodeTypes } from '@/lib/contract/node-types'
import { ProjectRelationships } from '@/lib/contract/project-relationships'
import { type EndpointPath, type ResponseOf, responses } from '@/lib/contract/responses'
import { get } from '../contract/client'
import { snapshotOfFacts } from '../fixtures/every-record'

/** How a document violates the contract: the schema must accept it and define all of its fields. */
function faults(schema: z.ZodType, document: unknown, what: string): string[] {
  const sent: unknown = JSON.parse(JSON.stringify(document))
  const parsed = schema.safeParse(sent)
  if (!parsed.success) return [`${what}: ${parsed.error.message}`]
  return isDeepStrictEqual(parsed.data, sent) ? [] : [`${what}: has fields beyond the contract`]
}

const expectContract = (path: EndpointPath, document: unknown): void =>
  expect(faults(responses[path], document, path)).toEqual([])

interface Linked {
  stats?: { total_links: number }
}

const paginated = families.filter((family) => resource(family).paginated)

for (const family of paginated) {
  test(`every item and detail of ${family} satisfies the contract`, async () => {
    const { item, detail, includes } = resource(family)
    const { families: lists, documents } = await snapshotOfFacts()
    expect(lists[family].length).toBeGreaterThan(0)
    const wrong = lists[family].flatMap(({ id, summary, includes: arrays }) => {
      const name = `${family}/${id}`
      const lacking = includes.filter((array) => array in summary || !Array.isArray(arrays[array]))
      return [
        ...faults(item, summary, `${name} in the list`),
        ...faults(item, { ...summary, ...arrays }, `${name} in the list with includes`),
        ...lacking.map((array) => `${name} has ${array} always or never`),
        ...(detail ? faults(detail, documents.get(name), name) : []),
      ]
    })
    expect(wrong).toEqual([])
  })
}

test('every relationships view of a project satisfies the contract and has correct counts', async () => {
  const wrong: string[] = []
  const { families: lists, documents } = await snapshotOfFacts()
  expect(lists.projects.length).toBeGreaterThan(0)
  for (const { id, summary } of lists.projects) {
    const view = documents.get(`projects/${id}/relationships`) as ProjectRelationships
    wrong.push(...faults(ProjectRelationships, view, `relationships of ${id}`))
    const { projects, summary: counts, project, ...groups } = view
    const counted = Object.values(groups).reduce((sum, list) => sum + list.length, 0)
    const total = counted + projects.outgoing.length + projects.incoming.length
    if (counts.totalRelationships !== total) wrong.push(`${id} counts ${total} wrongly`)
    if ((summary as Linked).stats?.total_links !== total)
      wrong.push(`${id} has other links than relationships`)
    if (project.id !== id) wrong.push(`${id} shows ${project.id}`)
  }
  expect(wrong).toEqual([])
})

test('countries and industries are complete, with exactly the requested arrays', async () => {
  const countries = await get<ResponseOf<'/countries'>>('/countries')
  expectContract('/countries', countries)
  expect(countries.data.length).toBeGreaterThanOrEqual(193)
  const flags = resource('countries').includes.map((name) => `include_${name}=true`)
  const full = await get<ResponseOf<'/countries'>>(`/countries?${flags.join('&')}`)
  expectContract('/countries', full)
  const counted = full.data.map((country) => ({
    entities: country.entities_hq?.length,
    projects_hq: country.projects_hq?.length,
    projects_target: country.projects_target?.length,
    regulations: country.regulations?.length,
  }))
  expect(counted).toEqual(full.data.map(({ stats }) => stats))
  const one = await get<ResponseOf<'/countries'>>('/countries?include_regulations=true')
  const fields = ['id', 'name', 'code', 'formal_name', 'stats', 'regulations']
  expect(Object.keys(one.data[0] ?? {})).toEqual(fields)
  const industries = await get<ResponseOf<'/industries'>>('/industries?include_projects=true')
  expectContract('/industries', industries)
  expect(industries.data).not.toEqual([])
  for (const { project_count, projects } of industries.data) {
    expect(project_count).toBeGreaterThanOrEqual(minIndustryProjects)
    expect(projects).toHaveLength(project_count)
  }
})

test('the graph joins known nodes by known links, and every count of links is theirs', async () => {
  const { families: lists, documents } = await snapshotOfFacts()
  const nodes = (documents.get('graph/nodes') as GraphNodes).data
  const links = (documents.get('graph/links') as GraphLinks).data
  const touching = new Map(nodes.map((node) => [node.id, 0]))
  const wrong: string[] = []
  for (const { sourceNodeId, targetNodeId, type, label } of links) {
    if (!linkTypes.includes(type as LinkType)) wrong.push(`type ${type}`)
    if (label.split(' ').length < 3) wrong.push(`label ${label}`)
    for (const id of new Set([sourceNodeId, targetNodeId])) {
      if (!touching.has(id)) wrong.push(`${label} leads to ${id}`)
      touching.set(id, (touching.get(id) ?? 0) + 1)
    }
  }
  for (const { id, type, total_links, score = -1 } of nodes) {
    const family = nodeTypes[type as NodeType]?.family
    if (!family || id !== nodeId(family, Number(id.split('-')[1]))) wrong.push(`${id} is a ${type}`)
    if (total_links !== touching.get(id)) wrong.push(`${id} counts ${total_links} links`)
    if (score === null || score < 0 || score > 100) wrong.push(`${id} has the score ${score}`)
  }
  expect(paginated).not.toEqual([])
  for (const family of paginated) {
    for (const { id, summary } of lists[family]) {
      const { stats } = summary as Linked
      const links = touching.get(`${getWords(family).prefix}-${id}`)
      if (stats && stats.total_links !== links) wrong.push(`${family}/${id} counts otherwise`)
    }
  }
  expect(links.length).toBeGreaterThan(0)
  expect(wrong).toEqual([])
})
