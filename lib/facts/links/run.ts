/** A run: every address checked, host by host, and archived copies looked for meanwhile. */
import PQueue from 'p-queue'
import { hostOfAddress } from '@/lib/facts/sources/publishers'
import { groupBy } from '@/lib/text/group-by'
import { archivedCopy } from './archives'
import { pageReader } from './body-readers'
import { checkAddress } from './check-address'
import { Fetcher, type FetcherOptions } from './fetcher'
import type { Finding } from './finding'
import { Robots } from './robots'
import { TimeEstimate } from './time-estimate'

export type Progress = Pick<TimeEstimate, 'done' | 'total' | 'secondsLeft'>

export interface RunOptions extends FetcherOptions {
  addresses: readonly string[]
  /** Those of which no archived copy is known. */
  unarchived: readonly string[]
  /** The availability interfaces of archives, to which an address is added. */
  archives: readonly string[]
  /** The day of the run, on which its findings hold. */
  day: string
  concurrentHosts?: number
  /** Called after each address and each look-up. */
  onProgress?: (progress: Progress) => void
}

export interface Result {
  findings: Map<string, Finding>
  /** Archived copies by address. */
  copies: Map<string, string>
}

const defaultConcurrentHosts = 16

/** Calls a function with the milliseconds that some work has taken. */
async function timed<Outcome>(work: Promise<Outcome>, tell: (milliseconds: number) => void) {
  const since = performance.now()
  const outcome = await work
  tell(performance.now() - since)
  return outcome
}

class Run {
  readonly result: Result = { findings: new Map(), copies: new Map() }
  readonly #fetcher: Fetcher
  readonly #byHost: Map<string, string[]>
  readonly #estimate: TimeEstimate
  readonly #concurrentHosts: number

  constructor(private readonly options: RunOptions) {
    const { addresses, unarchived, archives, concurrentHosts = defaultConcurrentHosts } = options
    this.#fetcher = new Fetcher(options)
    this.#byHost = groupBy(addresses, hostOfAddress)
    this.#concurrentHosts = concurrentHosts
    const lookups = archives.length > 0 ? unarchived.length : 0
    this.#estimate = new TimeEstimate(this.#byHost, lookups, concurrentHosts)
  }

  #progress(): void {
    this.options.onProgress?.(this.#estimate)
  }

  async checkAll(): Promise<void> {
    const queue = new PQueue({ concurrency: this.#concurrentHosts })
    const robots = new Robots(this.#fetcher)
    const checker = { fetcher: this.#fetcher, robots, reader: pageReader(this.options.day) }
    // The longest first: a host is asked so slowly that it may take longer than all others.
    const hosts = [...this.#byHost].sort(([, a], [, b]) => b.length - a.length)
    const checkHost = async (host: string, addresses: readonly string[]) => {
      for (const address of addresses) {
        const finding = await timed(checkAddress(address, checker), (milliseconds) =>
          this.#estimate.addressDone(host, milliseconds),
        )
        this.result.findings.set(address, finding)
        this.#progress()
      }
    }
    await queue.addAll(
      hosts.map(
        ([host, addresses]) =>
          () =>
            checkHost(host, addresses),
      ),
    )
  }

  async lookForCopies(): Promise<void> {
    const { archives, unarchived } = this.options
    if (archives.length === 0) return
    for (const address of unarchived) {
      const copy = await timed(archivedCopy(address, archives, this.#fetcher), (milliseconds) =>
        this.#estimate.lookupDone(milliseconds),
      )
      if (copy !== undefined) this.result.copies.set(address, copy)
      this.#progress()
    }
  }
}

/** Asks what the journal has no answer to, and nothing else. */
export async function runLinkCheck(options: RunOptions): Promise<Result> {
  const run = new Run(options)
  await Promise.all([run.checkAll(), run.lookForCopies()])
  options.journal.finish()
  return run.result
}
