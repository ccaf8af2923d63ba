import { expect, test } from 'vitest'
import { releaseOptions } from './release-options'
import { messageOf } from './steps'

/** The message that the command prints for these options. */
function complaintOf(args: readonly string[]): string | undefined {
  try {
    releaseOptions(args)
    return undefined
  } catch (error) {
    return messageOf(error)
  }
}

test('takes the folder of the facts', () => {
  expect(releaseOptions([])).toEqual({ facts: 'data' })
  expect(releaseOptions(['--facts', 'elsewhere'])).toEqual({ facts: 'elsewhere' })
})

test('explains itself where it does not know an option, without a stack trace', () => {
  for (const args of [['--fact', 'elsewhere'], ['--facts'], ['elsewhere']]) {
    expect(complaintOf(args), args.join(' ')).toMatch(/^\S.+\n\nUsage: npm run data:release/s)
  }
})
