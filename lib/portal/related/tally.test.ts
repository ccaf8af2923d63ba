import { expect, test } from 'vitest'
import { graphIndex } from '@/lib/portal/graph/graph-index'
import { recordOfNode } from '@/lib/portal/graph/node-id'
import { lists } from '@/lib/portal/list/list-definitions'
import { nameLookup } from '@/lib/portal/names/name-lookup'
import { listedCount } from '@/tests/fixtures/listed-count'
import { projectItems } from '@/tests/fixtures/project-items'
import { syntheticGraph } from '@/tests/fixtures/synthetic-graph'
import { getBuiltOn } from './built-on'
import type { Tally } from './tally'
import { getUsage, isUsedFamily, type Usage } from './usage'

const { nodes, links } = syntheticGraph(900, 3000)
const graph = graphIndex(nodes, links)
const index = lists.projects.index({ items: projectItems(nodes), graph })
const names = nameLookup({
  countries: [{ code: 'CH', name: 'Switzerland' }],
  industries: [],
  graph,
})

/** The items of tallies whose numbers differ from those of the lists to which they link. */
const wrong = (tallies: readonly Tally[]): string[] =>
  tallies
    .flatMap(({ items, none = [] }) => [...items, ...none])
    .filter(({ count, address }) => listedCount(index, address) !== count)
    .map(
      ({ name, count, address }) =>
        `${name}: ${count}, but ${listedCount(index, address)} at ${address}`,
    )

const countAll = ({ countries, statuses, years }: Usage) => [countries, statuses, years]

test('every number of a technology of projects equals the total of its list', () => {
  const usages = nodes.flatMap(({ id }) => {
    const record = recordOfNode(id)
    if (!record || !isUsedFamily(record.family)) return []
    return getUsage(graph, names, record.family, record.id)?.usage ?? []
  })
  expect(usages.length).toBeGreaterThan(20)
  const counts = usages.map(({ address, count }) => [address, count])
  expect(counts).toEqual(usages.map(({ address }) => [address, listedCount(index, address)]))
  expect(usages.flatMap((usage) => wrong(countAll(usage)))).toEqual([])
})

test('every number of the technology of a country equals the total of its list', () => {
  for (const code of ['CH', 'DE', 'US']) {
    const builtOn = getBuiltOn(graph, names, code)
    if (!builtOn) throw new Error(`No project in ${code}`)
    const { count, address, methods, ledgers, standards, statuses } = builtOn
    expect(count).toBe(listedCount(index, address))
    expect(wrong([methods, ledgers, standards, statuses]), code).toEqual([])
    expect(methods.items[0]?.name).toMatch(/^did:/)
    expect(ledgers.items[0]?.path).toMatch(/^\/dlt-instances\/\d+/)
  }
})

test('the most frequent entries come first, and a link to the list offers the others', () => {
  const tallies = ['CH', 'DE', 'US'].flatMap((code) => {
    const { methods, standards } = getBuiltOn(graph, names, code) ?? {}
    return [methods, standards].flatMap((tally) => tally ?? [])
  })
  const long = tallies.filter(({ more }) => more !== undefined)
  expect(long.length).toBeGreaterThan(0)
  for (const { items, more } of tallies) {
    const counts = items.map(({ count }) => count)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    expect(items.length).toBeLessThanOrEqual(9)
    if (more) expect(more.address).toMatch(/[?&]open=(?:did-method|standard)/)
  }
})

test('a country or a record that no project names has no tallies', () => {
  expect(getBuiltOn(graph, names, 'QQ')).toBeUndefined()
  expect(getUsage(graph, names, 'standards', 999_999)).toBeUndefined()
  expect(getUsage(graph, names, 'industries', 999_999)).toBeUndefined()
})
