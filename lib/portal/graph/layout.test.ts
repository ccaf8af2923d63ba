import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { syntheticGraph } from '@/bench/synthetic-graph'
import { layoutOf } from './layout'
import { layoutExtent, nodeSize } from './layout-measure'
import { networkOf } from './network'
import { networkOfPayload, payloadOf } from './payload'

const network = (nodeCount: number, linkCount: number) => {
  const { nodes, links } = syntheticGraph(nodeCount, linkCount)
  return networkOf(nodes, links)
}

const inputOf = ({ nodes, links }: ReturnType<typeof network>) => ({
  nodeCount: nodes.length,
  ends: links.flatMap(({ source, target }) => [source, target]),
})

/** How many pairs of nodes lie over each other. */
function overlaps(input: ReturnType<typeof inputOf>): number {
  const { x, y, unit } = layoutOf(input)
  const degrees = new Array<number>(input.nodeCount).fill(0)
  for (const end of input.ends) degrees[end] = (degrees[end] ?? 0) + 1
  const radii = degrees.map((degree) => nodeSize(degree) * unit)
  let count = 0
  for (let a = 0; a < x.length; a += 1) {
    for (let b = a + 1; b < x.length; b += 1) {
      const apart = Math.hypot((x[a] ?? 0) - (x[b] ?? 0), (y[a] ?? 0) - (y[b] ?? 0))
      if (apart < (radii[a] ?? 0) + (radii[b] ?? 0)) count += 1
    }
  }
  return count
}

test('the same network is laid out in the same way each time', () => {
  const input = inputOf(network(300, 480))
  expect(layoutOf(input)).toEqual(layoutOf(input))
})

test('the order in which the API gives nodes and links changes nothing', () => {
  const { nodes, links } = syntheticGraph(200, 300)
  const one = networkOf(nodes, links)
  const other = networkOf([...nodes].reverse(), [...links].reverse())
  expect(other).toEqual(one)
})

test('no two nodes overlap, and all lie within the picture', () => {
  const input = inputOf(network(600, 1500))
  expect(overlaps(input)).toBe(0)
  const { x, y } = layoutOf(input)
  for (const value of [...x, ...y]) {
    expect(Number.isInteger(value) && value >= 0 && value <= layoutExtent).toBe(true)
  }
})

test('networks of any form are laid out: empty, single, without links, with links to oneself', () => {
  for (const input of [
    { nodeCount: 0, ends: [] },
    { nodeCount: 1, ends: [0, 0] },
    { nodeCount: 2, ends: [] },
    { nodeCount: 5, ends: [0, 0, 1, 2, 2, 1, 1, 2] },
  ]) {
    const { x, y, unit } = layoutOf(input)
    expect([x.length, y.length]).toEqual([input.nodeCount, input.nodeCount])
    expect(unit).toBeGreaterThan(0)
    expect(overlaps(input)).toBe(0)
  }
})

test('links that lead nowhere are left out', () => {
  const node = (id: string) => ({ id, title: id, type: 'x', countryCodes: [], industryIds: [] })
  const link = (sourceNodeId: string, targetNodeId: string) => ({
    sourceNodeId,
    targetNodeId,
    type: 'Managing',
    label: '',
  })
  const { nodes, links } = networkOf([node('a'), node('b')], [link('a', 'b'), link('a', 'gone')])
  expect(links).toHaveLength(1)
  expect(nodes.map(({ degree }) => degree)).toEqual([1, 1])
})

test('what is sent is what was there', () => {
  const whole = network(400, 900)
  const layout = layoutOf(inputOf(whole))
  const sent = JSON.parse(JSON.stringify(payloadOf({ ...whole, layout })))
  expect(networkOfPayload(sent)).toEqual({ ...whole, layout })
})

test('what is sent is what was there, whatever titles and links there are', () => {
  const node = fc.record({
    title: fc.string(),
    type: fc.constantFrom('DID Project', 'Person', 'Ministry'),
    countryCodes: fc.uniqueArray(fc.constantFrom('CH', 'AR', 'JP')),
  })
  const ends = fc.array(fc.tuple(fc.nat(9), fc.nat(9)))
  fc.assert(
    fc.property(fc.array(node, { maxLength: 8 }), ends, (records, pairs) => {
      const nodes = records.map((record, at) => ({ ...record, id: `n-${at}`, industryIds: [] }))
      const links = pairs.map(([from, to]) => ({
        sourceNodeId: `n-${from}`,
        targetNodeId: `n-${to}`,
        type: 'Funding',
        label: '',
      }))
      const whole = { ...networkOf(nodes, links), layout: { x: [], y: [], unit: 1 } }
      expect(networkOfPayload(JSON.parse(JSON.stringify(payloadOf(whole))))).toEqual(whole)
    }),
  )
})
