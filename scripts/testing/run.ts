/** Runs commands, among them the two programs that run tests: Playwright for those in a browser, Vitest for all others. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type Counts, countsOfRun } from './counts'
import { isMissing } from './programs'

type Command = readonly [program: string, args: readonly string[]]

const getLine = ([program, args]: Command): string => `\n> ${[program, ...args].join(' ')}`

/** Prints a command line and runs it; true if it succeeded, false also if there is no such program. */
export async function run(
  program: string,
  args: readonly string[],
  env?: NodeJS.ProcessEnv,
): Promise<boolean> {
  console.log(getLine([program, args]))
  try {
    const [code] = await once(spawn(program, args, { stdio: 'inherit', env }), 'close')
    return code === 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}

async function getOutcome(
  [program, args]: Command,
  env?: NodeJS.ProcessEnv,
): Promise<{ ok: boolean; output: Buffer }> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  }
  const [code] = await once(child, 'close')
  return { ok: code === 0, output: Buffer.concat(chunks) }
}

/** The last line that reports an error as Node.js or apt-get do, or else the last line. */
function reasonIn(output: string): string | undefined {
  const lines = output.trim().split('\n')
  return lines.findLast((line) => /^(\w*Error|E): /.test(line)) ?? lines.at(-1)
}

/** Prints a command line and runs it; if it fails, prints one line with the reason. True if it succeeded. */
export async function runQuietly(
  program: string,
  args: readonly string[],
  env?: NodeJS.ProcessEnv,
): Promise<boolean> {
  console.log(getLine([program, args]))
  const { ok, output } = await getOutcome([program, args], env)
  if (!ok) console.error(reasonIn(output.toString()))
  return ok
}

/**
 * Runs commands at the same time, because most of them use one processor only. Prints the output of each in the given
 * order. Returns true for each command that succeeded.
 */
export async function runTogether(commands: readonly Command[]): Promise<boolean[]> {
  const outcomes = await Promise.all(commands.map((command) => getOutcome(command)))
  for (const [index, { output }] of outcomes.entries()) {
    const command = commands[index]
    if (command) process.stdout.write(`${getLine(command)}\n${output}`)
  }
  return outcomes.map(({ ok }) => ok)
}

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
