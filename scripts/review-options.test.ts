import { expect, test } from 'vitest'
import { reviewOptions, usage } from './review-options'

test('takes every option, and nothing else', () => {
  expect(reviewOptions([])).toEqual({})
  expect(reviewOptions(['--family', 'dlts', '--limit', '5', '--json'])).toEqual({
    family: 'dlts',
    limit: 5,
    json: true,
  })
  expect(reviewOptions(['--help'])).toBeUndefined()
  for (const args of [['--limit', '0'], ['--family', 'countries'], ['--family'], ['extra'], ['-x']])
    expect(() => reviewOptions(args), args.join(' ')).toThrow(usage)
})
