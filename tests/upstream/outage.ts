/** One outage under load: what visitors get while the upstream fails in one way, and how soon all is well again. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Fault } from './faults'
import type { Portal } from './portal'
import type { Stub } from './stub'
import { projectId } from './stub-data'

const seenPages = [
  '/',
  '/projects',
  '/terms',
  ...[0, 1, 2, 3, 4].map((i) => `/projects/${projectId(i)}`),
]
/** On a busy machine pages that time out take a while until each has been made anew, in milliseconds. */
const maxDelay = 60_000
const notice = 'This is the last good copy'

export interface Load {
  /** How long the fault lasts, in milliseconds. */
  duration: number
  /** How many ask one page after the other. */
  visitors: number
}

export interface Outage {
  /** Answers to pages that had been seen before: how many of each status. */
  seen: Record<string, number>
  /** The same for pages that had not been. */
  unseen: Record<string, number>
  /** Refusals without `Retry-After`, or that a cache may keep. */
  impolite: number
  /** Seen pages that end without the notice that they are copies. */
  unmarked: string[]
  /** The slowest answer, in milliseconds. */
  slowest: number
  /** The most memory that server and renderer took together, in bytes. */
  memory: number
  /** From the end of the fault until no page was refused or marked, in milliseconds; infinite if that never was. */
  recovery: number
  /** Requests that reached the upstream meanwhile. */
  asked: number
}

/** Resident bytes of a process and all that it has started. */
function memoryOf(pid: number): number {
  const children = execFileSync('sh', ['-c', `ps -o pid= --ppid ${pid} || true`])
    .toString()
    .split('\n')
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const own = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024
  return children
    .filter((line) => line.trim())
    .reduce((sum, child) => sum + memoryOf(Number(child)), own)
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Pages that nobody asks for before an outage, which has so many of its own. */
const unseenPages = 100
let outages = 0

/** How many projects an upstream needs for so many outages of one process. */
export const projectsFor = (count: number): number => (count + 1) * unseenPages

export async function outageOf(
  portal: Portal,
  stub: Stub,
  fault: Fault,
  { duration, visitors }: Load,
): Promise<Outage> {
  const got: Outage = {
    seen: {},
    unseen: {},
    impolite: 0,
    unmarked: [],
    slowest: 0,
    memory: 0,
    recovery: 0,
    asked: 0,
  }
  for (const address of seenPages) await (await portal.get(address)).text()
  const before = stub.asked.length
  const shownLast = new Map<string, string>()
  outages += 1
  let asked = 0
  const unseen = () => `/projects/${projectId(outages * unseenPages + (asked % unseenPages))}`
  let failing = true
  stub.fail(fault)

  const visit = async (address: string, counts: Record<string, number>) => {
    const since = performance.now()
    const response = await portal.get(address)
    const html = await response.text()
    got.slowest = Math.max(got.slowest, performance.now() - since)
    counts[response.status] = (counts[response.status] ?? 0) + 1
    if (response.status === 200) shownLast.set(address, html)
    const { headers } = response
    const polite = headers.has('retry-after') && headers.get('cache-control') === 'no-store'
    if (response.status === 503 && !polite) got.impolite += 1
  }
  const visitor = async (number: number) => {
    for (let turn = number; failing; turn += 1) {
      await visit(seenPages[turn % seenPages.length] ?? '/', got.seen)
      if (turn % 4 === 0) {
        asked += 1
        await visit(unseen(), got.unseen)
      }
      await pause(20)
    }
  }
  const watch = async () => {
    for (; failing; await pause(500)) {
      got.memory = Math.max(got.memory, memoryOf(portal.process.pid ?? 0))
    }
  }
  const all = [watch(), ...Array.from({ length: visitors }, (_, number) => visitor(number))]
  const since = performance.now()
  const unmarked = () => seenPages.filter((address) => !shownLast.get(address)?.includes(notice))
  await pause(duration)
  while (unmarked().length > 0 && performance.now() - since < duration + maxDelay) await pause(200)
  failing = false
  await Promise.all(all)
  got.asked = stub.asked.length - before
  got.unmarked = unmarked()

  stub.fail()
  const ended = performance.now()
  const addresses = [...seenPages, unseen()]
  const isWell = async (address: string) => {
    const response = await portal.get(address)
    return response.status === 200 && !(await response.text()).includes(notice)
  }
  const untilWell = async (address: string): Promise<number> => {
    while (!(await isWell(address))) {
      if (performance.now() - ended > maxDelay) return Number.POSITIVE_INFINITY
      await pause(200)
    }
    return performance.now() - ended
  }
  got.recovery = Math.max(...(await Promise.all(addresses.map(untilWell))))
  return got
}
