/**
 * The complete check: it collects the addresses in the facts, checks them in a run, and proposes
 * changes to the registry.
 */
import type { Facts } from '@/lib/facts/load/records'
import type { SourceRegistry } from '@/lib/facts/load/source-entry'
import { lockFolder } from '@/lib/files/lock'
import { type Address, type Choice, getAddresses } from './addresses'
import { KnownSources, proposedChanges, registryDiff } from './registry-diff'
import { type RunOptions, runLinkCheck } from './run'
import { RunFile } from './run-file'
import { getSummary, looksOffline } from './summary'

export interface LinkCheck
  extends Pick<
    RunOptions,
    'archives' | 'network' | 'userAgent' | 'pause' | 'timeout' | 'onProgress'
  > {
  facts: Facts
  registry: SourceRegistry
  /** The text of the registry; undefined if there is none. */
  text: string | undefined
  factsFolder: string
  /** The folder for the files of the runs. */
  folder: string
  choice: Choice & { limit?: number }
  /** Milliseconds since the epoch. */
  now: number
  /** Called before the first request, with the number of addresses checked by a run that was interrupted. */
  onStart?: (start: { day: string; checked: number }) => void
}

export interface Report {
  day: string
  /** The findings as lines of text. */
  lines: string[]
  /** Empty if nothing should change. */
  diff: string
}

/** Returns the addresses to check, starting with those whose last check was longest ago. */
function selectAddresses({ facts, choice }: LinkCheck, known: KnownSources): Address[] {
  const lastCheck = ({ named }: Address) =>
    named.map((name) => known.entry(name)?.check?.day ?? '').sort()[0] ?? ''
  return getAddresses(facts, choice)
    .sort((a, b) => lastCheck(a).localeCompare(lastCheck(b)))
    .slice(0, choice.limit)
}

async function runCheck(check: LinkCheck, known: KnownSources, addresses: readonly Address[]) {
  const { text, factsFolder, folder, now, onStart } = check
  const run = RunFile.open(folder, now)
  const { day } = run
  onStart?.({ day, checked: run.findings.size })
  const unarchived = addresses.filter(({ named }) =>
    named.some((name) => known.entry(name)?.archived === undefined),
  )
  const result = await runLinkCheck({
    ...check,
    addresses: addresses.map(({ url }) => url),
    unarchived: unarchived.map(({ url }) => url),
    run,
  })
  if (looksOffline(result)) {
    const lines = [
      'Few hosts could be reached. Is this machine online? No changes are proposed.',
      `To check again today, remove ${run.file} first.`,
    ]
    return { day, lines, diff: '' }
  }
  const changes = proposedChanges(known, addresses, { result, day })
  const lines = getSummary(result, changes)
  if (changes.length === 0) lines.push('The registry needs no changes.')
  return { day, lines, diff: registryDiff(text, changes, factsFolder) }
}

/**
 * Runs the check. Resolves to undefined if the facts contain no such address. It changes no facts, and writes nothing
 * but the file of the run. Throws a `LockedError` while another process runs a check, because both would send the same
 * requests.
 */
export async function checkLinks(check: LinkCheck): Promise<Report | undefined> {
  const known = new KnownSources(check.registry)
  const addresses = selectAddresses(check, known)
  if (addresses.length === 0) return undefined
  const release = lockFolder(check.folder)
  try {
    return await runCheck(check, known, addresses)
  } finally {
    release()
  }
}
