/** A run, which checks every address host by host, and looks for archived copies at the same time. */
import PQueue from 'p-queue'
import { z } from 'zod'
import { Url } from '@/lib/facts/load/record-values'
import { hostOfAddress } from '@/lib/facts/sources/publishers'
import { groupBy } from '@/lib/text/group-by'
import { AddressChecker } from './check-address'
import { Hosts } from './hosts'
import type { RequestOptions } from './request'
import { Robots } from './robots'
import type { Finding, RunFile } from './run-file'

const attempts = 2
const maxBytes = 64 * 1024

/** The responses of the Wayback Machine's availability API, and of the Memento aggregator's. */
const Availability = z.union([
  z
    .object({
      archived_snapshots: z.object({
        closest: z.object({ available: z.literal(true), url: z.string(), status: z.string() }),
      }),
    })
    .transform(({ archived_snapshots: { closest } }) =>
      closest.status.startsWith('2') ? closest.url : undefined,
    ),
  z
    .object({
      mementos: z.object({
        closest: z.object({ uri: z.union([z.string(), z.array(z.string())]) }),
      }),
    })
    .transform(({ mementos: { closest } }) => [closest.uri].flat()[0]),
])

function copyIn(text: string): string | undefined {
  try {
    const url = Availability.safeParse(JSON.parse(text)).data
    if (!Url.safeParse(url).success) return undefined
    // The Wayback Machine still returns http addresses for its copies.
    return url?.replace(/^http:\/\/web\.archive\.org\//, 'https://web.archive.org/')
  } catch {
    return undefined
  }
}

/** An address is encoded if it is the value of a parameter, and left as it is if it ends a path. */
const lookupUrl = (archive: string, page: string): string =>
  `${archive}${archive.endsWith('=') ? encodeURIComponent(page) : page}`

/**
 * Returns a page's copy from the first archive that has one. `robots.txt` is not consulted, because it is about pages,
 * whereas these APIs are meant for programs.
 */
async function archivedCopy(
  page: string,
  archives: readonly string[],
  hosts: Hosts,
): Promise<string | undefined> {
  for (const archive of archives) {
    const url = lookupUrl(archive, page)
    const { body } = await hosts.get({ url, attempts, maxBytes, body: () => true })
    const copy = copyIn(body?.text ?? '')
    if (copy !== undefined) return copy
  }
  return undefined
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
  onProgress?: (done: number, total: number) => void
}

export interface Result {
  findings: Map<string, Finding>
  copies: Map<string, string>
}

const concurrentHosts = 16

/** The values of some keys, in the order of the keys. */
const pick = <Value>(keys: readonly string[], values: ReadonlyMap<string, Value | null>) =>
  new Map(
    keys.flatMap((key): [string, Value][] => {
      const value = values.get(key)
      return value === undefined || value === null ? [] : [[key, value]]
    }),
  )

/** Checks the addresses without a finding in the file of the run, and adds their findings to it. */
export async function runLinkCheck(options: RunOptions): Promise<Result> {
  const { addresses, unarchived, archives, run, onProgress } = options
  const onWait = (host: string, opensAt: number) => run.add({ host, opensAt })
  const hosts = new Hosts({ ...options, waits: run.waits, onWait })
  const checker = new AddressChecker(hosts, new Robots(hosts), run.day)
  const unchecked = addresses.filter((url) => !run.findings.has(url))
  const lookups = archives.length > 0 ? unarchived.filter((url) => !run.copies.has(url)) : []
  let done = 0
  const count = () => {
    done += 1
    onProgress?.(done, unchecked.length + lookups.length)
  }

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
  return { findings: pick(addresses, run.findings), copies: pick(unarchived, run.copies) }
}
