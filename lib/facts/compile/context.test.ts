import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type GraphLink, linkTypes } from '@/lib/contract/graph'
import { link as graphLink } from '@/tests/fixtures/graph'
import { scores } from './context'

const link = (source: string, target: string, type = 'Managing') => graphLink(source, type, target)

const computeScore = (nodes: string[], links: GraphLink[], node: string): number =>
  scores(nodes, links).get(node) ?? Number.NaN

/** Generates small random graphs in which no node is linked to itself. */
const graphs = fc.integer({ min: 2, max: 8 }).chain((size) => {
  const nodes = Array.from({ length: size }, (_, index) => `n${index}`)
  const node = fc.constantFrom(...nodes)
  const links = fc.array(
    fc
      .tuple(node, node, fc.constantFrom(...linkTypes, 'Unknown'))
      .filter(([source, target]) => source !== target)
      .map(([source, target, type]) => link(source, target, type)),
    { maxLength: 20 },
  )
  return fc.record({ nodes: fc.constant(nodes), links })
})

test('scores a node without links 0', () => {
  expect(computeScore(['a', 'b', 'lonely'], [link('a', 'b')], 'lonely')).toBe(0)
  expect(computeScore(['lonely'], [], 'lonely')).toBe(0)
})

test('a score stays between 0 and 100, with one decimal, in every graph', () => {
  fc.assert(
    fc.property(graphs, ({ nodes, links }) => {
      const all = [...scores(nodes, links)]
      const wrong = all.filter(
        ([, score]) => !(score >= 0 && score <= 100) || Math.round(score * 10) / 10 !== score,
      )
      return wrong.length === 0 && all.map(([node]) => node).join() === nodes.join()
    }),
    { numRuns: 300, seed: 1 },
  )
})

test('a score rises with the number of Managing links', () => {
  const nodes = ['hub', 'x', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6']
  const around = nodes.filter((node) => node !== 'hub' && node !== 'x')
  const base = around.map((project) => link('hub', project))
  const found = [0, 1, 2, 3, 4, 5].map((count) =>
    computeScore(nodes, [...base, ...around.slice(0, count).map((p) => link('x', p))], 'x'),
  )
  expect(found).toEqual([...found].sort((a, b) => a - b))
  expect(new Set(found).size).toBe(found.length)
})
