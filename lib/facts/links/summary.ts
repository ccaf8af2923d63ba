/** Summarizes the findings of a run as lines of text. */
import { daysUntilGone, isGone } from '@/lib/facts/sources/state'
import { counted, enumerated, formatCount } from '@/lib/text/counted'
import { type Verdict, verdicts } from './finding'
import type { Change } from './registry-diff'
import type { Result } from './run'

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
export function looksOffline({ findings }: Result): boolean {
  const reached = new Map<string, boolean>()
  for (const [url, { status }] of findings) {
    const { host } = new URL(url)
    reached.set(host, reached.get(host) || status !== undefined)
  }
  const count = [...reached.values()].filter(Boolean).length
  return reached.size >= fewestHosts && count < reached.size / 4
}
