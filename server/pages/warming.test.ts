import { expect, test } from 'vitest'
import { notFoundPage } from './page-address'
import { Warming, type WarmingOptions, type WarmingReport } from './warming'

const pageAt = (target: string) => ({
  ...notFoundPage('/'),
  key: `document ${target}`,
  request: { target, headers: {} },
})

interface Stage {
  /** What happens, in order: pages that are rendered, and pauses with their length. */
  log: string[]
  data: { version: string }
  renders: { running: number; waiting: number }
  warming: Warming
  /** Resolves with the report of the next round. */
  round: () => Promise<WarmingReport>
}

interface StageOptions extends Partial<Pick<WarmingOptions, 'share'>> {
  current?: string[]
  failing?: (target: string) => boolean
  onPause?: (stage: Omit<Stage, 'warming' | 'round'>) => void
}

/** A cache in which pages take no time, and a wait that is only recorded. */
function stage(targets: string[], options: StageOptions = {}): Stage {
  const { current = [], failing = () => false, onPause, share = 0.5 } = options
  const log: string[] = []
  const data = { version: 'v1' }
  const renders = { running: 0, waiting: 0 }
  const done: WarmingReport[] = []
  let tell = (_: WarmingReport) => {}
  const warming = new Warming({
    cache: {
      renders,
      isCurrent: (key) => current.includes(key.replace('document ', '')),
      warm: async (_, { target }, { ip }) => {
        log.push(`${target} for ${ip}`)
        return !failing(target)
      },
    },
    version: () => data.version,
    pages: async () => targets.map(pageAt),
    share,
    everyMs: 1,
    onDone: (report) => {
      done.push(report)
      tell(report)
    },
    wait: async (ms) => {
      if (ms >= 50) log.push(`${ms}`)
      onPause?.({ log, data, renders })
      await new Promise((resolve) => setImmediate(resolve))
    },
  })
  const round = () =>
    new Promise<WarmingReport>((resolve) => {
      tell = resolve
    })
  return { log, data, renders, warming, round }
}

test('makes what is not there, in its order', async () => {
  const { log, warming, round } = stage(['/a', '/b', '/c'], { current: ['/b'] })
  const done = round()
  warming.start()
  expect(await done).toMatchObject({ made: 2, failed: 0 })
  expect(log).toEqual(['/a for warming', '/c for warming'])
  warming.stop()
})

test('begins again with new data, and only then', async () => {
  const { log, data, warming, round } = stage(['/a'])
  const first = round()
  warming.start()
  await first
  const second = round()
  data.version = 'v2'
  await second
  expect(log).toEqual(['/a for warming', '/a for warming'])
  warming.stop()
})

test('makes nothing while a visitor waits', async () => {
  const { log, renders, warming, round } = stage(['/a', '/b'], {
    onPause: ({ log, renders }) => {
      if (log.filter((line) => line === '50').length === 3) renders.waiting = 0
    },
  })
  renders.waiting = 1
  const done = round()
  warming.start()
  await done
  expect(log).toEqual(['50', '50', '50', '/a for warming', '/b for warming'])
  warming.stop()
})

test('lets a renderer that fails recover, and gives up on one that does not', async () => {
  const targets = Array.from({ length: 50 }, (_, index) => `/${index}`)
  const { log, warming, round } = stage(targets, { failing: () => true })
  const done = round()
  warming.start()
  expect(await done).toMatchObject({ made: 0, failed: 20 })
  expect(log.slice(0, 4)).toEqual(['/0 for warming', '2000', '/1 for warming', '2000'])
  warming.stop()
})

test('one page that cannot be made keeps no other from being made', async () => {
  const targets = Array.from({ length: 60 }, (_, index) => `/${index}`)
  const { warming, round } = stage(targets, { failing: (target) => target.endsWith('5') })
  const done = round()
  warming.start()
  expect(await done).toMatchObject({ made: 54, failed: 6 })
  warming.stop()
})

test('stops at once when the server does, and when the data is replaced', async () => {
  const targets = Array.from({ length: 50 }, (_, index) => `/${index}`)
  const stopped = stage(targets, {
    onPause: ({ log }) => {
      if (log.length === 3) stopped.warming.stop()
    },
  })
  const end = stopped.round()
  stopped.warming.start()
  expect(await end).toMatchObject({ made: 3 })

  const replaced = stage(targets, {
    onPause: ({ log, data }) => {
      if (log.length === 2) data.version = 'v2'
    },
  })
  const first = replaced.round()
  replaced.warming.start()
  expect(await first).toMatchObject({ made: 2 })
  expect(await replaced.round()).toMatchObject({ made: 50 })
  replaced.warming.stop()
})

test('goes on with the next data where it cannot be known what is wanted', async () => {
  const faults: string[] = []
  const rounds: string[] = []
  let version = 'v1'
  const warming = new Warming({
    cache: { renders: { running: 0, waiting: 0 }, isCurrent: () => true, warm: async () => true },
    version: () => version,
    pages: async () => {
      rounds.push(version)
      throw new Error(`no list of ${version}`)
    },
    share: 1,
    everyMs: 1,
    onFault: (error) => faults.push(String(error)),
  })
  warming.start()
  await expect.poll(() => faults).toEqual(['Error: no list of v1'])
  version = 'v2'
  await expect.poll(() => rounds).toEqual(['v1', 'v2'])
  warming.stop()
})
