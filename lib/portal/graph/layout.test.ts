import fc from 'fast-check'
import { expect, test } from 'vitest'
import { syntheticGraph } from '@/tests/fixtures/synthetic-graph'
import { computeLayout } from './layout'
import { getPayload, layoutExtent, networkOfPayload, nodeSize, toNetwork } from './network'

const network = (nodeCount: number, linkCount: number) => {
  const { nodes, links } = syntheticGraph(nodeCount, linkCount)
  return toNetwork(nodes, links)
}

const getInput = ({ nodes, links }: ReturnType<typeof network>) => ({
  nodeCount: nodes.length,
  ends: links.flatMap(({ source, target }) => [source, target]),
})

/** The number of pairs of nodes that overlap. */
function countOverlaps(
  input: ReturnType<typeof getInput>,
  { x, y, radiusScale }: ReturnType<typeof computeLayout>,
): number {
  const degrees = new Array<number>(input.nodeCount).fill(0)
  for (const end of input.ends) degrees[end] = (degrees[end] ?? 0) + 1
  const radii = degrees.map((degree) => nodeSize(degree) * radiusScale)
  let count = 0
  for (let a = 0; a < x.length; a += 1) {
    for (let b = a + 1; b < x.length; b += 1) {
      const distance = Math.hypot((x[a] ?? 0) - (x[b] ?? 0), (y[a] ?? 0) - (y[b] ?? 0))
      if (distance < (radii[a] ?? 0) + (radii[b] ?? 0)) count += 1
    }
  }
  return count
}

test('the layout is deterministic', () => {
  const input = getInput(network(120, 200))
  expect(computeLayout(input)).toEqual(computeLayout(input))
})

test('the layout does not depend on the order of nodes and links', () => {
  const { nodes, links } = syntheticGraph(200, 300)
  const one = toNetwork(nodes, links)
  const other = toNetwork([...nodes].reverse(), [...links].reverse())
  expect(other).toEqual(one)
})

test('no two nodes overlap, and all are within the extent', () => {
  const input = getInput(network(400, 1000))
  const layout = computeLayout(input)
  const { x, y } = layout
  expect(countOverlaps(input, layout)).toBe(0)
  const isWithin = (value: number) => Number.isInteger(value) && value >= 0 && value <= layoutExtent
  expect([x.length, y.length]).toEqual([400, 400])
  expect([...x, ...y].filter((value) => !isWithin(value))).toEqual([])
})

test('computes the layout of empty networks, single nodes, and nodes without links or with links to themselves', () => {
  for (const input of [
    { nodeCount: 0, ends: [] },
    { nodeCount: 1, ends: [0, 0] },
    { nodeCount: 2, ends: [] },
    { nodeCount: 5, ends: [0, 0, 1, 2, 2, 1, 1, 2] },
  ]) {
    const layout = computeLayout(input)
    const { x, y, radiusScale } = layout
    expect([x.length, y.length]).toEqual([input.nodeCount, input.nodeCount])
    expect(radiusScale).toBeGreaterThan(0)
    expect(countOverlaps(input, layout)).toBe(0)
  }
})

test('ignores links to unknown nodes', () => {
  const node = (id: string) => ({ id, title: id, type: 'x', countryCodes: [], industryIds: [] })
  const link = (sourceNodeId: string, targetNodeId: string) => ({
    sourceNodeId,
    targetNodeId,
    type: 'Managing',
    label: '',
  })
  const { nodes, links } = toNetwork([node('a'), node('b')], [link('a', 'b'), link('a', 'gone')])
  expect(links).toHaveLength(1)
  expect(nodes.map(({ degree }) => degree)).toEqual([1, 1])
})

test('the payload restores the network', () => {
  const whole = network(100, 220)
  const layout = computeLayout(getInput(whole))
  const sent = JSON.parse(JSON.stringify(getPayload({ ...whole, layout })))
  expect(networkOfPayload(sent)).toEqual({ ...whole, layout })
})

test('the payload restores any network', () => {
  const node = fc.record({
    title: fc.string(),
    type: fc.constantFrom('DID Project', 'Person', 'Ministry'),
    countryCodes: fc.uniqueArray(fc.constantFrom('CH', 'AR', 'JP')),
  })
  const ends = fc.array(fc.tuple(fc.nat(9), fc.nat(9)))
  fc.assert(
    fc.property(fc.array(node, { maxLength: 8 }), ends, (records, pairs) => {
      const nodes = records.map((record, index) => ({
        ...record,
        id: `n-${index}`,
        industryIds: [],
      }))
      const links = pairs.map(([from, to]) => ({
        sourceNodeId: `n-${from}`,
        targetNodeId: `n-${to}`,
        type: 'Funding',
        label: '',
      }))
      const whole = { ...toNetwork(nodes, links), layout: { x: [], y: [], radiusScale: 1 } }
      expect(networkOfPayload(JSON.parse(JSON.stringify(getPayload(whole))))).toEqual(whole)
    }),
  )
})
