import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { ChildOptions, RendererChild } from './renderer-child'
import { type RendererExit, RendererProcess } from './renderer-process'

/** A process that exists in the test alone, and what may happen to it. */
interface Played {
  end: () => void
  hang: () => void
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

function played(port: number, { onExit, onHang }: ChildOptions, pid: number) {
  const end = () => {
    child.isReady = false
    onExit(null)
  }
  const child = {
    ...{ port, pid, isReady: true, ageMs: 60_000, isStopped: false },
    whenReady: Promise.resolve(true),
    end,
    kill: end,
    hang() {
      onHang?.()
      end()
    },
    async stop() {
      child.isStopped = true
      end()
    },
  }
  return child
}

/** Provides a renderer of which the machine has room for the given processes only. */
async function withRoomFor(
  room: readonly boolean[],
  use: (renderer: RendererProcess, stage: Stage) => Promise<void>,
) {
  const stage: Stage = { children: [], exits: [], onSpawn: () => {} }
  let asked = 0
  const spawn = (port: number, options: ChildOptions) => {
    asked += 1
    if (!room[asked - 1]) throw new Error('spawn EAGAIN')
    stage.onSpawn(asked)
    const child = played(port, options, asked)
    stage.children.push(child)
    return child as unknown as RendererChild
  }
  const renderer = new RendererProcess({ spawn, onExit: (exit) => stage.exits.push(exit) })
  await renderer.start({})
  await use(renderer, stage)
  await renderer.stop()
}

test('is started again as soon as the machine has room for it', () =>
  withRoomFor([true, false, true], async (renderer, { children }) => {
    children[0]?.end()
    expect(renderer.isReady).toBe(false)
    await expect.poll(() => renderer.isReady).toBe(true)
    expect(renderer.pid).toBe(3)
  }))

test('has no address between its end and its restart, and pages wait for the new one', () =>
  withRoomFor([true, true], async (renderer, { children }) => {
    const before = await renderer.origin()
    children[0]?.end()
    const origin = renderer.origin()
    expect(await Promise.race([origin, sleep(20)]), 'it waits').toBeUndefined()
    expect(await origin).not.toBe(before)
    expect(renderer.isReady).toBe(true)
  }))

test('new data replaces it even where the machine has no room for a successor', () =>
  withRoomFor([true, false, true], async (renderer, { exits }) => {
    const change = await renderer.prepareSuccessor()
    expect(renderer.pid).toBe(1)
    change()
    await expect.poll(() => renderer.pid).toBe(3)
    expect(exits, 'it did not end by itself').toEqual([{ cause: 'replaced', code: null }])
  }))

test('a successor that takes over before the restart leaves nothing to restart', () =>
  withRoomFor([true, true, true, true], async (renderer, { children }) => {
    const change = await renderer.prepareSuccessor()
    children[0]?.end()
    change()
    expect([renderer.pid, renderer.isReady]).toEqual([2, true])
    // Its own restart comes after that of its predecessor would have come.
    children[1]?.end()
    await expect.poll(() => renderer.isReady).toBe(true)
    expect(renderer.pid).toBe(3)
    expect(children).toHaveLength(3)
  }))

test('a successor that takes over during the restart stays, and the restarted process is stopped', () =>
  withRoomFor([true, true, true], async (renderer, stage) => {
    const change = await renderer.prepareSuccessor()
    stage.onSpawn = change
    stage.children[0]?.end()
    await expect.poll(() => stage.children[2]?.isStopped).toBe(true)
    expect([renderer.pid, renderer.isReady]).toEqual([2, true])
    expect(stage.children[1]?.isStopped).toBe(false)
  }))

test('a hang and the kill that follows are one end', () =>
  withRoomFor([true, true, true], async (renderer, { children, exits }) => {
    children[0]?.hang()
    await expect.poll(() => renderer.isReady).toBe(true)
    children[1]?.end()
    expect(exits).toEqual([
      { cause: 'hang', code: null },
      { cause: 'exit', code: null },
    ])
  }))

test('has no successor before it answers, because it has read no data', async () => {
  const renderer = new RendererProcess({
    spawn: () => {
      throw new Error('started without need')
    },
  })
  const change = await renderer.prepareSuccessor()
  change()
  expect(renderer.pid).toBeUndefined()
})
