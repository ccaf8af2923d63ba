/** A run, which checks every address host by host, and looks for archived copies at the same time. */
import PQueue from 'p-queue'
import { hostOfAddress } from '@/lib/facts/sources/publishers'
import { groupBy } from '@/lib/text/group-by'
import { archivedCopy } from './archives'
import { AddressChecker } from './check-address'
import type { Finding } from './finding'
import { Hosts } from './hosts'
import type { RequestOptions } from './request'
import { Robots } from './robots'
import type { RunFile } from './run-file'

export interface Progress {
  done: number
  total: number
  secondsLeft: number
}

export interface RunOptions extends RequestOptions {
  addresses: readonly string[]
  /** Addresses without a known archived copy. */
  unarchived: readonly string[]
  /** The availability APIs of archives, to which an address is appended. */
  archives: readonly string[]
  run: RunFile
  /** Milliseconds between the end of a request and the start of the next one to the same host. */
  pause: number
  /** Called after each check of an address and each search for a copy. */
  onProgress?: (progress: Progress) => void
}

export interface Result {
  findings: Map<string, Finding>
  /** Archived copies by address. */
  copies: Map<string, string>
}

const concurrentHosts = 16

/** Returns a function that counts what is done, and estimates the remaining time from the time so far. */
function counter(total: number, onProgress: RunOptions['onProgress']) {
  const since = performance.now()
  let done = 0
  return () => {
    done += 1
    const secondsLeft = ((performance.now() - since) / 1000 / done) * (total - done)
    onProgress?.({ done, total, secondsLeft })
  }
}

/** The values of some keys, in the order of the keys. */
const picked = <Value>(keys: readonly string[], values: ReadonlyMap<string, Value | null>) =>
  new Map(
    keys.flatMap((key): [string, Value][] => {
      const value = values.get(key)
      return value === undefined || value === null ? [] : [[key, value]]
    }),
  )

/** Checks the addresses that the file of the run has no finding of, and adds the findings to it. */
export async function runLinkCheck(options: RunOptions): Promise<Result> {
  const { addresses, unarchived, archives, run, onProgress } = options
  const onWait = (host: string, opensAt: number) => run.add({ host, opensAt })
  const hosts = new Hosts({ ...options, waits: run.waits, onWait })
  const checker = new AddressChecker(hosts, new Robots(hosts), run.day)
  const unchecked = addresses.filter((url) => !run.findings.has(url))
  const lookups = archives.length > 0 ? unarchived.filter((url) => !run.copies.has(url)) : []
  const count = counter(unchecked.length + lookups.length, onProgress)

  async function checkAll(): Promise<void> {
    // Hosts with the most addresses come first: requests to a host are so slow that one host may take longer than all
    // others.
    const lists = [...groupBy(unchecked, hostOfAddress).values()]
    const checkHost = async (urls: readonly string[]) => {
      for (const url of urls) {
        run.add({ url, finding: await checker.check(url) })
        count()
      }
    }
    await new PQueue({ concurrency: concurrentHosts }).addAll(
      lists.sort((a, b) => b.length - a.length).map((urls) => () => checkHost(urls)),
    )
  }

  async function lookForCopies(): Promise<void> {
    for (const url of lookups) {
      run.add({ url, copy: (await archivedCopy(url, archives, hosts)) ?? null })
      count()
    }
  }

  await Promise.all([checkAll(), lookForCopies()])
  run.add({ finished: true })
  return { findings: picked(addresses, run.findings), copies: picked(unarchived, run.copies) }
}
