/** A run: every address checked, host by host, and archived copies looked for meanwhile. */
import PQueue from 'p-queue'
import { hostOfAddress } from '@/lib/facts/sources/publishers'
import { groupBy } from '@/lib/text/group-by'
import { archivedCopy } from './archives'
import { Asker, type AskerOptions } from './asker'
import { checkAddress } from './check-address'
import type { Finding } from './finding'
import { Forecast } from './forecast'
import { pageReading } from './readings'
import { Robots } from './robots'

export type Progress = Pick<Forecast, 'done' | 'total' | 'secondsLeft'>

export interface RunOptions extends AskerOptions {
  addresses: readonly string[]
  /** Those of which no archived copy is known. */
  unarchived: readonly string[]
  /** The availability interfaces of archives, to which an address is added. */
  archives: readonly string[]
  /** The day of the run, on which its findings hold. */
  day: string
  hostsAtOnce?: number
  /** Told after each address and each look-up. */
  onProgress?: (progress: Progress) => void
}

export interface Result {
  findings: Map<string, Finding>
  /** Archived copies by address. */
  copies: Map<string, string>
}

const defaultHostsAtOnce = 16

/** Calls a function with the milliseconds that some work has taken. */
async function timed<Outcome>(work: Promise<Outcome>, tell: (milliseconds: number) => void) {
  const since = performance.now()
  const outcome = await work
  tell(performance.now() - since)
  return outcome
}

class Run {
  readonly result: Result = { findings: new Map(), copies: new Map() }
  readonly #asker: Asker
  readonly #byHost: Map<string, string[]>
  readonly #forecast: Forecast
  readonly #hostsAtOnce: number

  constructor(private readonly options: RunOptions) {
    const { addresses, unarchived, archives, hostsAtOnce = defaultHostsAtOnce } = options
    this.#asker = new Asker(options)
    this.#byHost = groupBy(addresses, hostOfAddress)
    this.#hostsAtOnce = hostsAtOnce
    const lookups = archives.length > 0 ? unarchived.length : 0
    this.#forecast = new Forecast(this.#byHost, lookups, hostsAtOnce)
  }

  #progress(): void {
    this.options.onProgress?.(this.#forecast)
  }

  async checkAll(): Promise<void> {
    const queue = new PQueue({ concurrency: this.#hostsAtOnce })
    const robots = new Robots(this.#asker)
    const checker = { asker: this.#asker, robots, reading: pageReading(this.options.day) }
    // The longest first: a host is asked so slowly that it may take longer than all others.
    const hosts = [...this.#byHost].sort(([, a], [, b]) => b.length - a.length)
    const checkHost = async (host: string, addresses: readonly string[]) => {
      for (const address of addresses) {
        const finding = await timed(checkAddress(address, checker), (milliseconds) =>
          this.#forecast.addressDone(host, milliseconds),
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
      const copy = await timed(archivedCopy(address, archives, this.#asker), (milliseconds) =>
        this.#forecast.lookupDone(milliseconds),
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
