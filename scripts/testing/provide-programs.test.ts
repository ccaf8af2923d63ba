import { expect, test } from 'vitest'
import { choosePackages } from './provide-programs'

const missing = [
  { packages: [['headless'], ['whole']] },
  { packages: [['one', 'other']] },
  { packages: [['server']] },
] as const

test('chooses the preferred packages of each program, as far as they exist', () => {
  const all = new Set(['headless', 'whole', 'one', 'other', 'server'])
  expect(choosePackages(missing, all)).toEqual(['headless', 'one', 'other', 'server'])
  const some = new Set(['whole', 'one', 'server'])
  expect(choosePackages(missing, some)).toEqual(['whole', 'server'])
  expect(choosePackages(missing, new Set())).toEqual([])
})
