import { expect, test } from 'vitest'
import { linksOptions, usage } from './links-options'

test('takes every option, and nothing else', () => {
  expect(linksOptions([])).toEqual({})
  expect(linksOptions(['--only', 'example.org', '--limit', '20', '--sources-only'])).toEqual({
    only: 'example.org',
    limit: 20,
    sourcesOnly: true,
  })
  expect(linksOptions(['--help'])).toBeUndefined()
  for (const args of [['--limit', '0'], ['--limit', 'x'], ['--unknown'], ['extra'], ['--only']])
    expect(() => linksOptions(args), args.join(' ')).toThrow(usage)
})
