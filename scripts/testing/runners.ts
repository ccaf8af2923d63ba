/** The two programs that run tests: Playwright those in a browser, Vitest all others. */
import { createRequire } from 'node:module'
import path from 'node:path'
import { type Counts, countsOfRun } from './counts'
import { run } from './run'

const { resolve } = createRequire(import.meta.url)

/** Their commands, to be run with `node`: finding them with `npx` would take half a second. */
const commands = {
  vitest: [path.join(path.dirname(resolve('vitest/package.json')), 'vitest.mjs')],
  playwright: [resolve('@playwright/test/cli'), 'test'],
} as const

export interface Run {
  runner: keyof typeof commands
  args: readonly string[]
}

/** Runs tests; returns how many of them passed, failed and were skipped. */
export const runTests = ({ runner, args }: Run, environment?: NodeJS.ProcessEnv): Promise<Counts> =>
  countsOfRun(() => run(process.execPath, [...commands[runner], ...args], environment))
