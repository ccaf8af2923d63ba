import { spawnSync } from 'node:child_process'

/** Runs a program under a line that says which; true if it ended well. */
export function run(program: string, args: readonly string[], env?: NodeJS.ProcessEnv): boolean {
  console.log(`\n> ${[program, ...args].join(' ')}`)
  return spawnSync(program, args, { stdio: 'inherit', env }).status === 0
}
