import { spawnSync } from 'node:child_process'

/** Prints a command line and runs it; true if it succeeded. */
export function run(program: string, args: readonly string[], env?: NodeJS.ProcessEnv): boolean {
  console.log(`\n> ${[program, ...args].join(' ')}`)
  return spawnSync(program, args, { stdio: 'inherit', env }).status === 0
}
