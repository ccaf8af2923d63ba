import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import type { ChildOptions, RendererChild } from './renderer-child'
import { RendererProcess } from './renderer-process'

/** Provides a renderer of which the machine has room for the given processes only, and their ends. */
async function withRoomFor(
  room: readonly boolean[],
  use: (renderer: RendererProcess, ends: (() => void)[]) => Promise<void>,
) {
  const ends: (() => void)[] = []
  let asked = 0
  const spawn = (port: number, { onExit }: ChildOptions) => {
    asked += 1
    if (!room[asked - 1]) throw new Error('spawn EAGAIN')
    const child = { port, isReady: true, ageMs: 60_000, pid: asked, kill: () => end() }
    const end = () => {
      child.isReady = false
      onExit(null)
    }
    ends.push(end)
    const more = { whenReady: Promise.resolve(true), stop: async () => {} }
    return Object.assign(child, more) as unknown as RendererChild
  }
  const renderer = new RendererProcess({ spawn })
  await renderer.start({})
  await use(renderer, ends)
  await renderer.stop()
}

test('is started again as soon as the machine has room for it', () =>
  withRoomFor([true, false, true], async (renderer, [end]) => {
    end?.()
    expect(renderer.isReady).toBe(false)
    await expect.poll(() => renderer.isReady).toBe(true)
    expect(renderer.pid).toBe(3)
  }))

test('has no address between its end and its restart, and pages wait for the new one', () =>
  withRoomFor([true, true], async (renderer, [end]) => {
    const before = await renderer.origin()
    end?.()
    const origin = renderer.origin()
    expect(await Promise.race([origin, sleep(20)]), 'it waits').toBeUndefined()
    expect(await origin).not.toBe(before)
    expect(renderer.isReady).toBe(true)
  }))

test('new data replaces it even where the machine has no room for a successor', () =>
  withRoomFor([true, false, true], async (renderer) => {
    const change = await renderer.prepareSuccessor()
    expect(renderer.pid).toBe(1)
    change()
    await expect.poll(() => renderer.pid).toBe(3)
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
