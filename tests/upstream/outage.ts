/** One outage under load: what visitors get while the upstream fails in one way, and how long recovery takes. */
import { execFileSync } from 'node:child_process'
import type { Fault } from './faults'
import type { Portal } from './portal'
import type { Stub } from './stub'
import { projectId } from './stub-records'

const seenPages = [
  '/',
  '/projects',
  '/terms',
  ...[0, 1, 2, 3, 4].map((i) => `/projects/${projectId(i)}`),
]
/**
 * Timeout in milliseconds until all pages are rendered again: those that time out take a while on a
 * busy machine.
 */
const maxDelay = 60_000
export const notice = 'You see our last copy'

/** Responses of the upstream become stale within a second, and the portal may request them again at once. */
export const outageSettings = { API_BUDGET: '1000/s, 1000/s, 1000/s' }
export const shortLived = 'public, max-age=0, s-maxage=1'

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
  invalidRefusals: number
  /** Seen pages that end without the notice that they are copies. */
  unmarked: string[]
  /** The most memory that server and renderer took together, in bytes. */
  memory: number
  /** From the end of the fault until no page was refused or marked, in milliseconds; `Infinity` if it never recovered. */
  recovery: number
}

/** Resident bytes of a process and all that it has started. */
function getMemory(pid: number): number {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='])
    .toString()
    .trim()
    .split('\n')
  const rows = processes.map((line) => line.trim().split(/\s+/).map(Number))
  const memoryFrom = (root: number): number =>
    rows.reduce((sum, [id = 0, parent, kilobytes = 0]) => {
      if (id === root) return sum + kilobytes * 1024
      return parent === root ? sum + memoryFrom(id) : sum
    }, 0)
  return memoryFrom(pid)
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Pages that nobody requests before an outage, and their number per outage. */
const unseenPages = 100
let outages = 0

/** How many projects an upstream needs for a number of outages of one process. */
export const projectsFor = (count: number): number => (count + 1) * unseenPages

/** Visitors who request pages until they are stopped, and their responses. */
class Visitors {
  readonly seen: Outage['seen'] = {}
  readonly unseen: Outage['unseen'] = {}
  invalidRefusals = 0
  readonly #shownLast = new Map<string, string>()
  readonly #outage = ++outages
  #unseenAsked = 0
  #stopped = false

  constructor(private readonly portal: Portal) {}

  /** A page that nobody has requested yet, as long as there are any. */
  unseenPage(): string {
    return `/projects/${projectId(this.#outage * unseenPages + (this.#unseenAsked % unseenPages))}`
  }

  /** Seen pages that were last served without the notice. */
  unmarked(): string[] {
    return seenPages.filter((address) => !this.#shownLast.get(address)?.includes(notice))
  }

  async #visit(address: string, counts: Record<string, number>): Promise<void> {
    const response = await this.portal.get(address)
    const html = await response.text()
    counts[response.status] = (counts[response.status] ?? 0) + 1
    if (response.status === 200) this.#shownLast.set(address, html)
    const { headers } = response
    const polite = headers.has('retry-after') && headers.get('cache-control') === 'no-store'
    if (response.status === 503 && !polite) this.invalidRefusals += 1
  }

  async #browse(first: number): Promise<void> {
    for (let turn = first; !this.#stopped; turn += 1) {
      await this.#visit(seenPages[turn % seenPages.length] ?? '/', this.seen)
      if (turn % 4 === 0) {
        this.#unseenAsked += 1
        await this.#visit(this.unseenPage(), this.unseen)
      }
      await pause(20)
    }
  }

  /** Starts a number of them; the returned function stops them. */
  start(count: number): () => Promise<void> {
    const all = Promise.all(Array.from({ length: count }, (_, number) => this.#browse(number)))
    return async () => {
      this.#stopped = true
      await all
    }
  }
}

/** Watches the memory of a process until it is stopped, which returns the maximum in bytes. */
function watchMemory(pid: number): () => number {
  let most = 0
  const timer = setInterval(() => {
    most = Math.max(most, getMemory(pid))
  }, 500)
  return () => {
    clearInterval(timer)
    return Math.max(most, getMemory(pid))
  }
}

/** How long it takes until every page is complete and without the notice, in milliseconds. */
async function getRecovery(portal: Portal, addresses: readonly string[]): Promise<number> {
  const since = performance.now()
  const hasRecovered = async (address: string) => {
    const response = await portal.get(address)
    return response.status === 200 && !(await response.text()).includes(notice)
  }
  const untilWell = async (address: string): Promise<number> => {
    while (!(await hasRecovered(address))) {
      if (performance.now() - since > maxDelay) return Number.POSITIVE_INFINITY
      await pause(200)
    }
    return performance.now() - since
  }
  return Math.max(...(await Promise.all(addresses.map(untilWell))))
}

export async function runOutage(
  portal: Portal,
  stub: Stub,
  fault: Fault,
  { duration, visitors: count }: Load,
): Promise<Outage> {
  for (const address of seenPages) await (await portal.get(address)).text()
  const visitors = new Visitors(portal)
  stub.fail(fault)
  const memory = watchMemory(portal.process.pid ?? 0)
  const stop = visitors.start(count)
  const since = performance.now()
  const latest = duration + maxDelay
  await pause(duration)
  while (visitors.unmarked().length > 0 && performance.now() - since < latest) await pause(200)
  await stop()
  const { seen, unseen, invalidRefusals } = visitors
  const unmarked = visitors.unmarked()
  stub.fail()
  const recovery = await getRecovery(portal, [...seenPages, visitors.unseenPage()])
  return { seen, unseen, invalidRefusals, unmarked, memory: memory(), recovery }
}
