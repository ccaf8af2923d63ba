import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { isRunning } from '@/lib/files/atomic-files'

const script = fileURLToPath(new URL('../fixtures/bound-parent.ts', import.meta.url))

/** Starts a process, and returns it with the id of the process that is bound to it. */
async function started(): Promise<{ parent: ChildProcess; bound: number }> {
  const parent = spawn(process.execPath, ['--import', 'tsx', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [pid] = await once(parent.stdout, 'data')
  return { parent, bound: Number(pid) }
}

for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
  test(`a bound process ends with the one that ${signal} ends, and by no signal of its own`, async () => {
    const { parent, bound } = await started()
    process.kill(bound, 'SIGTERM')
    process.kill(bound, 'SIGINT')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(isRunning(bound)).toBe(true)
    parent.kill(signal)
    await expect.poll(() => isRunning(bound)).toBe(false)
  })
}
