import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
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

interface Stage {
  /** The processes in the order of their start. */
  children: Played[]
  /** The reported ends. */
  exits: RendererExit[]
  /** Called before a process is returned, with its number. */
  onSpawn: (number: number) => void
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

/** Provides a renderer on a machine that can start only the given processes. */
async function withRoomFor(
  room: readonly boolean[],
  use: (renderer: RendererProcess, stage: Stage) => Promise<void>,
) {
  const stage: Stage = { children: [], exits: [], onSpawn: () => {} }
  let attempts = 0
  const spawn = (port: number, options: ChildOptions) => {
    attempts += 1
    if (!room[attempts - 1]) throw new Error('spawn EAGAIN')
    stage.onSpawn(attempts)
    const child = played(port, options, attempts)
    stage.children.push(child)
    return child as unknown as RendererChild
  }
  const renderer = new RendererProcess({ spawn, onExit: (exit) => stage.exits.push(exit) })
  await renderer.start({})
  await renderer.whenReady()
  await use(renderer, stage)
  await renderer.stop()
}

test('the renderer is started again as soon as the machine has enough memory', () =>
  withRoomFor([true, false, true], async (renderer, { children }) => {
    children[0]?.end()
    expect(renderer.isReady).toBe(false)
    await expect.poll(() => renderer.isReady).toBe(true)
    expect(renderer.pid).toBe(3)
  }))

test('the renderer has no address between its exit and its restart, and pages wait for the new address', () =>
  withRoomFor([true, true], async (renderer, { children }) => {
    const before = await renderer.origin()
    children[0]?.end()
    const origin = renderer.origin()
    expect(await Promise.race([origin, sleep(20)]), 'it waits').toBeUndefined()
    expect(await origin).not.toBe(before)
    expect(renderer.isReady).toBe(true)
  }))

test('pages wait until the renderer has read new data', () =>
  withRoomFor([true], async (renderer, { children }) => {
    const read = later<boolean>()
    if (children[0]) children[0].readNewData = () => read.promise
    void renderer.readNewData()
    const origin = renderer.origin()
    expect(await Promise.race([origin, sleep(20)]), 'it waits').toBeUndefined()
    read.keep(true)
    expect(await origin).toMatch(/^http:/)
    expect(renderer.pid).toBe(1)
  }))

test('a renderer that does not read new data is killed, and started again', () =>
  withRoomFor([true, true], async (renderer, { children, exits }) => {
    if (children[0]) children[0].readNewData = async () => false
    await renderer.readNewData()
    await expect.poll(() => renderer.pid).toBe(2)
    expect(exits).toEqual([{ cause: 'old data', code: null }])
  }))

test('a hang and the subsequent kill are one exit', () =>
  withRoomFor([true, true, true], async (renderer, { children, exits }) => {
    children[0]?.hang()
    await expect.poll(() => renderer.isReady).toBe(true)
    children[1]?.end()
    expect(exits).toEqual([
      { cause: 'hang', code: null },
      { cause: 'exit', code: null },
    ])
  }))

test('a renderer that has not started has no data to replace', async () => {
  const renderer = new RendererProcess({
    spawn: () => {
      throw new Error('started without need')
    },
  })
  await renderer.readNewData()
  expect(renderer.pid).toBeUndefined()
})
