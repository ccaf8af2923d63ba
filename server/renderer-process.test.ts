import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { later } from '@/tests/fixtures/later'
import type { ChildOptions, RendererChild, RendererExit } from './renderer-child'
import { RendererProcess } from './renderer-process'

/** A process that exists in the test alone, and what may happen to it. */
interface Played {
  end: () => void
  hang: () => void
  readNewData: () => Promise<boolean>
  isStopped: boolean
}

function played(port: number, { onExit }: ChildOptions, pid: number) {
  const end = (cause: RendererExit['cause'] = 'exit') => {
    child.isReady = false
    onExit({ cause, code: null })
  }
  const child = {
    ...{ port, pid, isReady: true, ageMs: 60_000, isStopped: false },
    readNewData: async () => true,
    end,
    kill: end,
    hang: () => end('hang'),
    async stop() {
      child.isStopped = true
      end()
    },
  }
  return child
}

/** Starts a renderer on a machine that can start only the given processes. */
async function startWithRoomFor(room: readonly boolean[]) {
  const children: Played[] = []
  const exits: RendererExit[] = []
  let attempts = 0
  const spawn = (port: number, options: ChildOptions) => {
    attempts += 1
    if (!room[attempts - 1]) throw new Error('spawn EAGAIN')
    const child = played(port, options, attempts)
    children.push(child)
    return child as unknown as RendererChild
  }
  const renderer = new RendererProcess({ spawn, onExit: (exit) => exits.push(exit) })
  await renderer.start({})
  await renderer.whenReady()
  onTestFinished(() => renderer.stop())
  return { renderer, children, exits }
}

test('the renderer is started again as soon as the machine has enough memory', async () => {
  const { renderer, children } = await startWithRoomFor([true, false, true])
  children[0]?.end()
  expect(renderer.isReady).toBe(false)
  await expect.poll(() => renderer.isReady).toBe(true)
  expect(renderer.pid).toBe(3)
})

test('the renderer has no address between its exit and its restart, and pages wait for the new address', async () => {
  const { renderer, children } = await startWithRoomFor([true, true])
  const before = await renderer.origin()
  children[0]?.end()
  const origin = renderer.origin()
  expect(await Promise.race([origin, sleep(20)]), 'it waits').toBeUndefined()
  expect(await origin).not.toBe(before)
  expect(renderer.isReady).toBe(true)
})

test('pages wait until the renderer has read new data', async () => {
  const { renderer, children } = await startWithRoomFor([true])
  const read = later<boolean>()
  if (children[0]) children[0].readNewData = () => read.promise
  void renderer.readNewData()
  const origin = renderer.origin()
  expect(await Promise.race([origin, sleep(20)]), 'it waits').toBeUndefined()
  read.keep(true)
  expect(await origin).toMatch(/^http:/)
  expect(renderer.pid).toBe(1)
})

test('a renderer that does not read new data is killed, and started again', async () => {
  const { renderer, children, exits } = await startWithRoomFor([true, true])
  if (children[0]) children[0].readNewData = async () => false
  await renderer.readNewData()
  await expect.poll(() => renderer.pid).toBe(2)
  expect(exits).toEqual([{ cause: 'old data', code: null }])
})

test('a hang and the subsequent kill are one exit', async () => {
  const { renderer, children, exits } = await startWithRoomFor([true, true, true])
  children[0]?.hang()
  await expect.poll(() => renderer.isReady).toBe(true)
  children[1]?.end()
  expect(exits).toEqual([
    { cause: 'hang', code: null },
    { cause: 'exit', code: null },
  ])
})

test('a renderer that has not started has no data to replace', async () => {
  const renderer = new RendererProcess({
    spawn: () => {
      throw new Error('started without need')
    },
  })
  await renderer.readNewData()
  expect(renderer.pid).toBeUndefined()
})
