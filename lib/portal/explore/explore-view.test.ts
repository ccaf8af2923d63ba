import { expect, test } from 'vitest'
import { graphIndex } from '@/lib/portal/graph/graph-index'
import type { FacetSource } from '@/lib/portal/list/list-definition'
import { lists } from '@/lib/portal/list/list-definitions'
import { maxValues } from '@/lib/portal/list/list-state'
import { nameLookup } from '@/lib/portal/names/name-lookup'
import { getProjectFacts } from '@/lib/portal/projects/project-facts'
import { link, node } from '@/tests/fixtures/graph'
import { projectItems } from '@/tests/fixtures/project-items'
import { plainState } from './explore-query'
import { makeExploreView } from './explore-view'

/**
 * Synthetic projects, each with a ledger: its own, unless `getLedger` returns another. With `walletCountries`, all are
 * national wallets.
 */
function makeView(
  count: number,
  getLedger = (id: number) => id,
  walletCountries?: number,
  [rows, columns] = ['ledger', 'status'],
  getStatus = (_id: number) => 'Launched',
) {
  const numbers = Array.from({ length: count }, (_, at) => at + 1)
  const graph = graphIndex(
    numbers.flatMap((id) => [
      node(`project-${id}`, { status: getStatus(id) }),
      node(`dltinstance-${id}`),
    ]),
    numbers.map((id) =>
      link(`project-${id}`, 'DLTinstancesupport', `dltinstance-${getLedger(id)}`),
    ),
  )
  const isWallets = walletCountries !== undefined
  const items = projectItems(graph.nodes.values()).map((item) =>
    isWallets ? { ...item, kind: 'Wallet' as const, level: 'National' as const } : item,
  )
  const facts = getProjectFacts({ projects: items })
  return makeExploreView({
    index: lists.projects.index({ items, graph, facts }),
    names: nameLookup({ countries: [], industries: [], graph }),
    available: new Set<FacetSource>(['graph', ...facts.sources]),
    state: {
      ...plainState,
      rows,
      columns,
      filters: isWallets ? { kind: ['Wallet'], level: ['National'] } : {},
    },
    walletCountries,
  })
}

test('states that numbers link to their projects only if they do', () => {
  expect(makeView(3).notes.at(-1)).toBe('Each number links to its projects.')
  const many = makeView(maxValues + 30)
  const others = many.table?.rows.findIndex(({ kind }) => kind === 'other') ?? -1
  expect(many.table?.cells[others]?.at(-1)).toEqual({ count: maxValues + 18 })
  expect(many.notes.at(-1)).toBe(
    'Each number links to its projects, except where “others” are too many for one list.',
  )
})

test('a table of national wallets states how many countries have them, if the numbers differ', () => {
  const own = (id: number) => id
  expect(makeView(3, own, 2).notes[0]).toBe(
    '3 wallets in 2 countries. Maps count each country once, by its most advanced wallet.',
  )
  for (const view of [makeView(3, own, 3), makeView(3)]) {
    expect(view.notes.join(' ')).not.toContain('Maps count')
  }
})

test('names all statuses of the largest row, each in its number', () => {
  const getStatus = (id: number) => ['Pilot', 'Discontinued'][id - 1] ?? 'Launched'
  expect(makeView(5, () => 1, undefined, undefined, getStatus).summary).toBe(
    'Of the 5 projects using Synthetic dltinstance-1, 3 have launched, 1 is being piloted and 1 has ended.',
  )
})

test('states the largest group in words', () => {
  expect(makeView(3).summary).toBe('No two projects have the same values.')
  expect(makeView(5, (id) => (id > 3 ? 2 : 1)).summary).toBe(
    'All 3 projects using Synthetic dltinstance-1 have launched.',
  )
  const byLedger = makeView(5, (id) => (id > 2 ? 2 : 1), undefined, ['status', 'ledger'])
  expect(byLedger.summary).toBe(
    'Of the 5 projects with the status Launched, 3 use Synthetic dltinstance-2 and 2 use Synthetic dltinstance-1.',
  )
})

test('a table of national wallets first states how many have launched, and last what that does not mean', () => {
  const statuses = ['Launched', 'Launched', 'Pilot']
  const getStatus = (id: number) => statuses[id - 1] ?? ''
  const summarize = (getLedger: (id: number) => number, wallets?: number) =>
    makeView(3, getLedger, wallets, undefined, getStatus).summary
  expect(summarize(() => 1, 3)).toMatch(
    /^2 of 3 national wallets have launched\. Of the 3 national wallets .+ “Launched” does not mean certified\.$/,
  )
  expect(summarize((id) => id, 3)).toMatch(/^2 of 3 national wallets have launched\. /)
  expect(summarize(() => 1)).not.toMatch(/national wallets|certified/)
})
