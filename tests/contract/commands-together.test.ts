import { type ChildProcess, spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { expect, test } from 'vitest'
import { stopAllAfterFirstExit } from '@/scripts/processes'

/** Starts a process that runs the code and then keeps running; resolves once it runs. */
async function running(code: string): Promise<ChildProcess> {
  const script = `${code}; setInterval(() => {}, 1000); console.log('running')`
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}

const isGone = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  test(`${signal} ends all processes`, async () => {
    const children = await Promise.all([running(''), running('')])
    const signals = new EventEmitter()
    const end = stopAllAfterFirstExit(children, signals)
    signals.emit(signal)
    expect(await end).toBe(0)
    expect(children.every(isGone)).toBe(true)
  })
}

test('when one process ends, the other processes end, and its exit code is returned', async () => {
  const children = await Promise.all([
    running(''),
    running('setTimeout(() => process.exit(3), 50)'),
  ])
  expect(await stopAllAfterFirstExit(children, new EventEmitter())).toBe(3)
  expect(children.every(isGone)).toBe(true)
})

test('a process that ignores SIGTERM is killed', async () => {
  const children = [await running("process.on('SIGTERM', () => {})")]
  const signals = new EventEmitter()
  const end = stopAllAfterFirstExit(children, signals, 100)
  signals.emit('SIGTERM')
  await end
  expect(children.map(({ signalCode }) => signalCode)).toEqual(['SIGKILL'])
})

test('waits for a process that takes its time', async () => {
  const children = [await running("process.on('SIGTERM', () => setTimeout(process.exit, 300))")]
  const signals = new EventEmitter()
  const end = stopAllAfterFirstExit(children, signals)
  signals.emit('SIGINT')
  await end
  expect(children.map(({ exitCode }) => exitCode)).toEqual([0])
})

test('a process that has already ended ends the other processes at once', async () => {
  const ended = spawn(process.execPath, ['-e', 'process.exit(2)'])
  await once(ended, 'exit')
  const children = [ended, await running('')]
  expect(await stopAllAfterFirstExit(children, new EventEmitter())).toBe(2)
  expect(children.every(isGone)).toBe(true)
})
