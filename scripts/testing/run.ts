import { spawnSync } from 'node:child_process'

/** Runs a program under a line that says which; true where it ended well. */
export function run(program: string, args: readonly string[]): boolean {
  console.log(`\n> ${[program, ...args].join(' ')}`)
  return spawnSync(program, args, { stdio: 'inherit' }).status === 0
}
