/** Warnings about facts that are not wrong, but could be better. */
import { type CheckedFacts, keyOf } from '@/lib/facts/load/check'
import type { LoadedFacts } from '@/lib/facts/load/load'
import type { Facts } from '@/lib/facts/load/records'
import type { Problem } from '@/lib/facts/load/yaml-file'
import { counted, enumerated, formatCount } from '@/lib/text/counted'
import { citationsOf, citedFactsOf } from './citations'
import { sourceFinder } from './known-source'
import { type Weakness, weakMessage, weakness } from './weak-evidence'
import { websitesOf } from './websites'

export interface Warning extends Problem {
  /** The weakness of the evidence, or `unnamed` for a registry entry whose address does not occur in the facts. */
  reason: Weakness | 'unnamed'
}

function weakFacts(loaded: LoadedFacts, checked: CheckedFacts): Warning[] {
  const records = new Map(
    loaded.records.map((record) => [`${record.family} ${keyOf(record)}`, record]),
  )
  const sourceOf = sourceFinder(checked)
  return [...citedFactsOf(checked.facts)].flatMap((fact): Warning[] => {
    const reason = weakness(fact, sourceOf)
    const record = records.get(`${fact.family} ${fact.key}`)
    if (!reason || !record) return []
    const message = weakMessage(fact, sourceOf)
    return [{ file: record.file, line: record.line(fact.path), message, reason }]
  })
}

/**
 * Reports registry entries for addresses that are neither sources nor websites in the facts. The registry contains
 * both, because the link check records its findings there.
 */
function unnamedEntries({ sources: file }: LoadedFacts, { facts, sources }: CheckedFacts) {
  const named = new Set<string>()
  for (const { url } of citationsOf(facts)) named.add(new URL(url).href)
  for (const url of websitesOf(facts)) named.add(new URL(url).href)
  return Object.keys(sources).flatMap((url): Warning[] => {
    const message = `${url}: the facts name no such address. Remove the entry.`
    const place = { file: file.file, line: file.line([url]), message }
    return named.has(new URL(url).href) ? [] : [{ ...place, reason: 'unnamed' }]
  })
}

/** Returns the warnings in the order of the records, followed by those about the registry. */
export const warningsOf = (loaded: LoadedFacts, checked: CheckedFacts): Warning[] => [
  ...weakFacts(loaded, checked),
  ...unnamedEntries(loaded, checked),
]

/** Counts the warnings of each kind, in one line for weak evidence and one for the registry. */
export function warningCounts(warnings: readonly Warning[], facts: Facts): string[] {
  const count = (reason: Warning['reason']) =>
    warnings.filter((warning) => warning.reason === reason).length
  const [other, copy, unnamed] = [count('other'), count('copy'), count('unnamed')]
  const kinds = [
    ...(other > 0 ? [`${formatCount(other)} only on sources of the kind other`] : []),
    ...(copy > 0 ? [`${formatCount(copy)} only on copies of somebody else’s page`] : []),
  ]
  const all = [...citedFactsOf(facts)].length
  return [
    ...(kinds.length > 0
      ? [
          `${formatCount(other + copy)} of ${counted(all, 'fact')} rest on weak evidence: ${enumerated(kinds)}.`,
        ]
      : []),
    ...(unnamed > 0
      ? [
          `${counted(unnamed, 'entry', 'entries')} of sources.yaml for addresses that no fact names.`,
        ]
      : []),
  ]
}
