import { expect, test } from 'vitest'
import { currentWallets } from './current-wallets'

const germany = { id: 276, code: 'DE', name: 'Germany' }

/** A synthetic national wallet of Germany. */
const wallet = (id: number, status: string, more = {}) => ({
  id,
  title: `Wallet ${id}`,
  kind: 'Wallet',
  level: 'National',
  status,
  country: germany,
  ...more,
})
const projects = [
  wallet(1, 'Inactive'),
  wallet(2, 'Announced'),
  wallet(3, 'Pilot'),
  wallet(4, 'Launched', { level: 'Subnational' }),
  wallet(5, 'Launched', { country: { id: 250, code: 'FR', name: 'France' } }),
  wallet(6, 'Inactive', { kind: 'Credential' }),
]
const getIds = (id: number) => currentWallets(projects, id).map((project) => project.id)

test('an ended national wallet has the other national wallets of its country, the most advanced first', () => {
  expect(getIds(1)).toEqual([3, 2])
})

test('a project that has not ended, or is no national wallet, has none', () => {
  for (const id of [3, 6, 99]) expect(getIds(id), String(id)).toEqual([])
})
