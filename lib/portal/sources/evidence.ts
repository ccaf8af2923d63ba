/**
 * Summarizes a record's evidence: the numbers of facts and sources, the strength of the sources, and the weakest
 * sources.
 */
import { type SourceSummary, sourceKinds } from '@/lib/contract/sources'
import { isGone, type SourceRecords } from './references'
import { type Source, type SourceIndex, sourceUses } from './source-index'
import { copyName, sourceKindName } from './source-names'

export interface Evidence {
  /** The facts with a source. */
  facts: number
  /** The facts with a ring. */
  unsourced: number
  sources: number
  /** The strength of the sources that the API describes. Undefined if there are none. */
  strength?: {
    official: number
    /** The kind of the weakest sources, and their numbers in the list. Undefined if all are official. */
    weakest?: { name: string; numbers: number[] }
  }
}

interface Weakness {
  /** Higher is weaker. */
  rank: number
  name: string
}

/** A missing page without an archived copy is weakest, because it proves nothing. A copy of another page comes next. */
function getWeakness(record: SourceSummary): Weakness {
  if (isGone(record) && !record.archived_url) {
    return { rank: sourceKinds.length + 2, name: 'page gone' }
  }
  if (record.is_copy) return { rank: sourceKinds.length + 1, name: copyName }
  const rank = (sourceKinds as readonly string[]).indexOf(record.kind)
  return { rank: rank < 0 ? sourceKinds.length : rank, name: sourceKindName(record.kind) }
}

function getStrength(sources: readonly Source[], records: SourceRecords): Evidence['strength'] {
  const assessments = sources.flatMap(({ number, url }) => {
    const record = url === undefined ? undefined : records.get(url)
    return record ? [{ number, record, weakness: getWeakness(record) }] : []
  })
  const [weakest] = assessments.map(({ weakness }) => weakness).sort((a, b) => b.rank - a.rank)
  if (!weakest) return undefined
  const numbers = assessments
    .filter(({ weakness }) => weakness.rank === weakest.rank)
    .map(({ number }) => number)
  const official = assessments.filter(({ record }) => record.kind === 'official').length
  return weakest.rank === 0 ? { official } : { official, weakest: { name: weakest.name, numbers } }
}

/** The number of facts in a document that name a source. A fact with several sources counts once. */
const countFacts = (document: object): number =>
  [...sourceUses(document)].filter(({ source, isFurther }) => source?.trim() && !isFurther).length

/** The number of relations in a document without a source. The source of the record itself is no relation. */
const countUnsourced = (document: object): number =>
  [...sourceUses(document)].filter((use) => use !== document && !use.source?.trim()).length

/** `unsourced` is the number of facts for which the contract has no source. */
export const getEvidence = (
  document: object,
  { sources }: SourceIndex,
  records: SourceRecords | undefined,
  unsourced = 0,
): Evidence => ({
  facts: countFacts(document),
  unsourced: countUnsourced(document) + unsourced,
  sources: sources.length,
  strength: records && getStrength(sources, records),
})
