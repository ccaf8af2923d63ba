import { expect, test } from 'vitest'
import { benchOptions, usage } from './options'

test('help and what is no benchmark start none', () => {
  for (const args of [['--help'], ['-h'], ['pages', '--help']]) {
    expect(benchOptions(args), args.join(' ')).toBeUndefined()
  }
  for (const args of [['--all'], ['page'], ['help'], [''], ['search', 'pages']]) {
    expect(() => benchOptions(args), args.join(' ')).toThrow(usage)
  }
})

test('every benchmark that the usage names can be asked for', () => {
  const named = [...usage.matchAll(/^npm run bench -- (\w+)/gm)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(5)
  for (const name of named) expect(benchOptions([name])).toBe(name)
  expect(benchOptions([])).toBe('usual')
})

test('only the comparison with peers has further options', () => {
  expect(benchOptions(['peers', '--seconds', '1'])).toBe('peers')
  expect(() => benchOptions(['growth', '--seconds', '1'])).toThrow(usage)
})
