/** The evidence for each record: its sources, the date of its last full review, and its missing fields. */
import { type EvidenceFamily, evidenceFamilies } from '@/lib/contract/evidence'
import type { SourceKind } from '@/lib/contract/sources'
import type { CheckedFacts } from '@/lib/facts/load/check'
import {
  expectedFields,
  expectedOfConsortium,
  type RecordOf,
  recordName,
} from '@/lib/facts/load/records'
import { counted, enumerated, formatCount } from '@/lib/text/counted'
import { countValues, groupBy } from '@/lib/text/group-by'
import { textTable } from '@/lib/text/lines'
import { type CitedFact, getCitedFacts } from './citations'
import { isGone, type KnownSource, type SourceFinder, sourceFinder } from './known-source'
import { hostOfAddress } from './publishers'

const isWeak = ({ kind, isCopy }: KnownSource): boolean => kind === 'other' || isCopy === true

/** Why evidence is weak: all sources are of the kind `other`, or copies of somebody else's page. */
export type Weakness = 'other' | 'copy'

/** Returns the reason why the evidence for a fact is weak, or undefined if at least one of its sources is strong. */
export function weakness(
  { urls }: Pick<CitedFact, 'urls'>,
  lookUpSource: SourceFinder,
): Weakness | undefined {
  const sources = urls.map(lookUpSource)
  if (!sources.every(isWeak)) return undefined
  return sources.every(({ isCopy }) => isCopy) ? 'copy' : 'other'
}

const getHosts = (sources: readonly KnownSource[]): string =>
  enumerated([...new Set(sources.map(({ url }) => hostOfAddress(url)))])

/**
 * Describes the sources of a fact with weak evidence: `'entities: rests only on blog.example.org, of the kind other.'`
 */
export function weakMessage({ field, urls }: CitedFact, lookUpSource: SourceFinder): string {
  const sources = urls.map(lookUpSource)
  const copies = sources.filter(({ isCopy }) => isCopy)
  const otherSources = sources.filter(({ isCopy }) => !isCopy)
  const parts = [
    ...(otherSources.length > 0 ? [`on ${getHosts(otherSources)}, of the kind other`] : []),
    ...(copies.length > 0 ? [`on a copy of somebody else’s page, at ${getHosts(copies)}`] : []),
  ]
  return `${field}: rests only ${parts.join(', and ')}.`
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.length === 0)

/** Returns the expected fields that a record lacks. */
function missingFields<F extends EvidenceFamily>(family: F, record: RecordOf<F>): string[] {
  const isConsortium = 'type' in record && record.type === 'Consortium'
  const fields: readonly string[] = isConsortium ? expectedOfConsortium : expectedFields[family]
  const values: Partial<Record<string, unknown>> = record
  return fields.filter((field) => isEmpty(values[field]))
}

export interface Evidence {
  family: EvidenceFamily
  key: string
  record: { id: number; name: string }
  reviewed?: string
  facts: number
  weakFacts: number
  sources: number
  goneSources: number
  kinds: Partial<Record<SourceKind, number>>
  missing: string[]
}

type Counts = Omit<Evidence, 'family' | 'key' | 'record' | 'reviewed' | 'missing'>

const getName = (family: string, key: string) => `${family} ${key}`

/** Groups the facts by record: the facts that it states, and the relations that other records state about it. */
function factsByRecord({ facts }: CheckedFacts) {
  const named = [...getCitedFacts(facts)].flatMap((fact) =>
    [fact, ...(fact.about ? [fact.about] : [])].map(({ family, key }) => ({
      name: getName(family, key),
      fact,
    })),
  )
  return groupBy(named, ({ name }) => name)
}

function getCounts(facts: readonly CitedFact[], lookUpSource: SourceFinder): Counts {
  const byUrl = new Map(
    facts.flatMap(({ urls }) => urls.map(lookUpSource)).map((source) => [source.url, source]),
  )
  const sources = [...byUrl.values()]
  return {
    facts: facts.length,
    weakFacts: facts.filter((fact) => weakness(fact, lookUpSource)).length,
    sources: sources.length,
    goneSources: sources.filter(({ entry }) => isGone(entry)).length,
    kinds: Object.fromEntries(countValues(sources.map(({ kind }) => kind))),
  }
}

/** Returns the share of facts with weak evidence. A record without a single sourced fact has the weakest evidence. */
const weakShare = ({ facts, weakFacts }: Evidence): number => (facts === 0 ? 1 : weakFacts / facts)

/** Sorts by the oldest review, then by the weakest evidence, the fewest sources and the most missing fields. */
const byUrgency = (a: Evidence, b: Evidence): number =>
  (a.reviewed ?? '').localeCompare(b.reviewed ?? '') ||
  weakShare(b) - weakShare(a) ||
  a.sources - b.sources ||
  b.missing.length - a.missing.length

/** Returns the evidence for every record. The records that most need a review come first. */
export function getEvidence(checked: CheckedFacts): Evidence[] {
  const byRecord = factsByRecord(checked)
  const lookUpSource = sourceFinder(checked)
  const evidence = evidenceFamilies.flatMap((family) =>
    [...checked.facts[family]].map(([key, record]): Evidence => {
      const facts = (byRecord.get(getName(family, key)) ?? []).map(({ fact }) => fact)
      const counts = getCounts(facts, lookUpSource)
      return {
        family,
        key,
        record: { id: record.id, name: recordName(record) },
        reviewed: record.reviewed,
        ...counts,
        missing: missingFields(family, record),
      }
    }),
  )
  return evidence.sort(byUrgency)
}

const head = ['reviewed', 'facts', 'weak', 'sources', 'official', 'record', 'missing']

const getRow = ({ family, key, ...evidence }: Evidence) => [
  evidence.reviewed ?? 'never',
  evidence.facts,
  evidence.weakFacts,
  evidence.sources,
  evidence.kinds.official ?? 0,
  `${family}/${key}`,
  evidence.missing.join(', '),
]

/** Returns a table of the first records, and the total number of records. */
export function reviewLines(records: readonly Evidence[], limit: number): string[] {
  const reviewed = records.filter((evidence) => evidence.reviewed).length
  const firstRecords = records.slice(0, limit)
  const truncationNote =
    firstRecords.length < records.length ? ` ${formatCount(firstRecords.length)} shown.` : ''
  return [
    ...textTable(head, firstRecords.map(getRow)),
    '',
    `${counted(records.length, 'record')}, ${formatCount(reviewed)} of them reviewed.${truncationNote}`,
  ]
}
