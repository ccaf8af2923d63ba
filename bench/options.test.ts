import { expect, test } from 'vitest'
import { benchOptions, usage } from './options'

test('help and invalid options start no benchmark', () => {
  for (const args of [['--help'], ['-h'], ['pages', '--help']]) {
    expect(benchOptions(args), args.join(' ')).toBeUndefined()
  }
  const invalid = [['--all'], ['page'], [''], ['pages', 'pages'], ['serving', '--rounds', '0']]
  for (const args of invalid) {
    expect(() => benchOptions(args), args.join(' ')).toThrow(usage)
  }
})

test('runs the benchmarks that are named, or all of them', () => {
  const named = [...usage.matchAll(/^npm run bench -- (\w+)/gm)].map(([, name = '']) => name)
  expect(named).toEqual(['serving', 'search', 'pages'])
  for (const name of named) expect(benchOptions([name])?.benchmarks).toEqual([name])
  expect(benchOptions([])).toEqual({ benchmarks: named, rounds: 7 })
  expect(benchOptions(['serving', '--rounds', '1'])).toEqual({ benchmarks: ['serving'], rounds: 1 })
})
