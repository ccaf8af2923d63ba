/** A run, which checks every address host by host, and looks for archived copies at the same time. */
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
  /** Addresses without a known archived copy. */
  unarchived: readonly string[]
  /** The availability APIs of archives, to which an address is appended. */
  archives: readonly string[]
  /** The date of the run, which its findings refer to. */
  day: string
  concurrentHosts?: number
  /** Called after each check of an address and each search for a copy. */
  onProgress?: (progress: Progress) => void
}

export interface Result {
  findings: Map<string, Finding>
  /** Archived copies by address. */
  copies: Map<string, string>
}

const defaultConcurrentHosts = 16

/** Reports the duration of some work in milliseconds. */
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
    // Hosts with the most addresses come first: requests to a host are so slow that one host may take longer than all
    // others.
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

/** Runs the check. It sends only those requests that the journal has no response to. */
export async function runLinkCheck(options: RunOptions): Promise<Result> {
  const run = new Run(options)
  await Promise.all([run.checkAll(), run.lookForCopies()])
  options.journal.finish()
  return run.result
}
