/** The two programs that run tests: Playwright runs browser tests, Vitest runs all others. */
import { createRequire } from 'node:module'
import path from 'node:path'
import { type Counts, countsOfRun } from './counts'
import { isMissing } from './programs'
import { run, runQuietly } from './run'

const { resolve } = createRequire(import.meta.url)

/** The command line of Playwright, to be run with `node`: finding it with `npx` would take half a second. */
export const playwright = resolve('@playwright/test/cli')

const commands = {
  vitest: [path.join(path.dirname(resolve('vitest/package.json')), 'vitest.mjs')],
  playwright: [playwright, 'test'],
} as const

export interface Run {
  runner: keyof typeof commands
  args: readonly string[]
}

/** Runs tests and returns their counts. Without a browser, all tests that need one are skipped. */
export const runTests = ({ runner, args }: Run, environment?: NodeJS.ProcessEnv): Promise<Counts> =>
  countsOfRun(() => {
    const runnerArguments = [...commands[runner], ...args]
    return runner === 'playwright' && isMissing('chromium')
      ? runQuietly(process.execPath, [...runnerArguments, '--list'], environment)
      : run(process.execPath, runnerArguments, environment)
  })
