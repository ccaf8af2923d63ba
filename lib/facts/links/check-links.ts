/**
 * The complete check: it collects the addresses in the facts, checks them in a run, and proposes
 * changes to the registry.
 */
import type { Facts } from '@/lib/facts/load/records'
import type { SourceRegistry } from '@/lib/facts/load/source-entry'
import { daysUntilGone, isGone } from '@/lib/facts/sources/known-source'
import { lockFolder } from '@/lib/store/lock'
import { counted, enumerated, formatCount } from '@/lib/text/counted'
import { type Address, type Choice, getAddresses } from './addresses'
import { type Change, KnownSources, proposedChanges, registryDiff } from './registry-diff'
import { type Result, type RunOptions, runLinkCheck } from './run'
import { RunFile, type Verdict, verdicts } from './run-file'

const meanings: Record<Verdict, string> = {
  ok: 'there',
  moved: 'moved',
  failed: 'not there',
  unreachable: 'not reachable this time',
  blocked: 'closed to machines',
}

const maxLines = 20

/** Returns a heading and its lines, but only the first lines of a long list. */
function section(heading: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return []
  const more = lines.length - maxLines
  return [
    `${heading}:`,
    ...lines.slice(0, maxLines).map((line) => `  ${line}`),
    ...(more > 0 ? [`  and ${formatCount(more)} more`] : []),
  ]
}

const textHasChanged = ({ before, after }: Change): boolean =>
  before?.check?.text !== undefined && before.check.text !== after.check?.text

export function getSummary({ findings, copies }: Result, changes: readonly Change[]): string[] {
  const found = [...findings]
  const getLines = (verdict: Verdict) =>
    found
      .filter(([, finding]) => finding.verdict === verdict)
      .map(([url, { movedTo, reason }]) => (movedTo ? `${url} → ${movedTo}` : `${url}: ${reason}`))
  const counts = verdicts.flatMap((verdict) => {
    const count = found.filter(([, finding]) => finding.verdict === verdict).length
    return count > 0 ? [`${formatCount(count)} ${meanings[verdict]}`] : []
  })
  const changed = changes.filter(textHasChanged)
  const gone = changes.filter(({ before, after }) => isGone(after) && !isGone(before))
  return [
    `${counted(findings.size, 'address', 'addresses')}: ${enumerated(counts)}.`,
    `${counted(copies.size, 'archived copy', 'archived copies')} found.`,
    ...section('Not there', getLines('failed')),
    ...section('Not reachable this time', getLines('unreachable')),
    ...section('Moved', getLines('moved')),
    ...section(
      'Changed since the last check',
      changed.map(({ key }) => key),
    ),
    ...section(
      `Gone: failed on ${daysUntilGone} days`,
      gone.map(({ key }) => key),
    ),
  ]
}

/** With fewer hosts than this, all of them may really be down. */
const fewestHosts = 5

/** True if so few hosts were reached that the fault is more likely on this machine than with the hosts. */
export function isProbablyOffline({ findings }: Result): boolean {
  const reached = new Map<string, boolean>()
  for (const [url, { status }] of findings) {
    const { host } = new URL(url)
    reached.set(host, reached.get(host) || status !== undefined)
  }
  const count = [...reached.values()].filter(Boolean).length
  return reached.size >= fewestHosts && count < reached.size / 4
}

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

interface Report {
  day: string
  lines: string[]
  /** Empty if nothing should change. */
  diff: string
}

/** Returns the addresses to check. Addresses whose last check was longest ago come first. */
function selectAddresses({ facts, choice }: LinkCheck, sources: KnownSources): Address[] {
  const lastCheck = ({ named }: Address) =>
    named.map((name) => sources.entry(name)?.check?.day ?? '').sort()[0] ?? ''
  return getAddresses(facts, choice)
    .sort((a, b) => lastCheck(a).localeCompare(lastCheck(b)))
    .slice(0, choice.limit)
}

async function runCheck(check: LinkCheck, sources: KnownSources, addresses: readonly Address[]) {
  const { text, factsFolder, folder, now, onStart } = check
  const run = RunFile.open(folder, now)
  const { day } = run
  onStart?.({ day, checked: run.findings.size })
  const unarchived = addresses.filter(({ named }) =>
    named.some((name) => sources.entry(name)?.archived === undefined),
  )
  const result = await runLinkCheck({
    ...check,
    addresses: addresses.map(({ url }) => url),
    unarchived: unarchived.map(({ url }) => url),
    run,
  })
  if (isProbablyOffline(result)) {
    const lines = [
      'Few hosts could be reached. Is this machine online? No changes are proposed.',
      `To check again today, remove ${run.file} first.`,
    ]
    return { day, lines, diff: '' }
  }
  const changes = proposedChanges(sources, addresses, { result, day })
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
  const sources = new KnownSources(check.registry)
  const addresses = selectAddresses(check, sources)
  if (addresses.length === 0) return undefined
  const release = lockFolder(check.folder)
  try {
    return await runCheck(check, sources, addresses)
  } finally {
    release()
  }
}
