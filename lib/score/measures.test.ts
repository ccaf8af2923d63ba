import { expect, test } from 'vitest'
import { link } from '@/tests/fixtures/graph'
import { linkWeights } from './formula'
import { computeMeasures, computeScore, getWeight, maxMeasures, normalize } from './measures'

type Link = Parameters<typeof computeMeasures>[1][number]

function getScores(nodes: readonly string[], links: readonly Link[]) {
  const measures = computeMeasures(nodes, links)
  const max = maxMeasures(measures.values())
  return Object.fromEntries(
    [...measures].map(([node, measure]) => [node, computeScore(normalize(max, measure))]),
  )
}

test('the score is 100 for the highest measures, and a share of each measure for others', () => {
  // Between two equal ends, PageRank gives the hub 0.4865 and each end 0.2568, which is 0.5278 of it. On the logarithmic
  // scale, one link of two is ln 2 / ln 3 = 0.6309. So an end has 100 × (0.35 × 0.6309 + 0.4 × 0.6309 + 0.25 × 0.5278).
  const links = [link('hub', 'Managing', 'left'), link('right', 'Managing', 'hub')]
  expect(getScores(['hub', 'left', 'right'], links)).toEqual({ hub: 100, left: 60.5, right: 60.5 })
})

test('the type of a link, not its direction, decides how much it adds', () => {
  const links = [
    link('hub', 'Managing', 'managed'),
    link('funded', 'Funding', 'hub'),
    link('hub', 'Member', 'member'),
    link('affiliated', 'Affiliation', 'hub'),
    link('hub', 'Person of Interest', 'person'),
  ]
  const { hub, ...ends } = getScores(
    ['hub', 'person', 'affiliated', 'member', 'funded', 'managed'],
    links,
  )
  expect(hub).toBe(100)
  const byScore = Object.entries(ends).sort(([, a], [, b]) => b - a)
  expect(byScore.map(([node]) => node)).toEqual([
    'managed',
    'funded',
    'member',
    'affiliated',
    'person',
  ])
})

test('a link to an unknown node does not count, and an unknown type counts least', () => {
  const measures = computeMeasures(['a', 'b'], [link('a', 'Managing', 'gone')])
  expect(measures.get('a')).toMatchObject({ degree: 0, weightedDegree: 0 })
  expect(getWeight('Invented')).toBe(Math.min(...Object.values(linkWeights)))
  expect(computeMeasures([], []).size).toBe(0)
})
