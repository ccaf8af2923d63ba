import type { RecordEvidence } from '@/lib/contract/evidence'
import { displayName } from '@/lib/contract/families'
import type { SnapshotItem } from '@/lib/dataset/snapshot'
import type { CheckedFacts } from '@/lib/facts/load/check'
import { type Evidence, getEvidence } from '@/lib/facts/sources/evidence'
import { derivedId } from '../context'

function evidenceItem({ family, record, reviewed, kinds, missing, ...counts }: Evidence) {
  const { facts, weakFacts, sources, goneSources } = counts
  const id = derivedId('evidence', family, record.id)
  const name = displayName(family, record.name)
  return {
    id,
    names: [name],
    filters: { family: [family], record: [String(record.id)] },
    summary: {
      id,
      family,
      record: { id: record.id, name },
      reviewed,
      stats: { facts, weak_facts: weakFacts, sources, gone_sources: goneSources },
      kinds: Object.entries(kinds).map(([kind, sources]) => ({ kind, sources })),
      missing,
    } satisfies RecordEvidence,
    includes: {},
  }
}

/** Returns the evidence of every record. The records that most need a review come first. */
export const evidenceItems = (checked: CheckedFacts): SnapshotItem[] =>
  getEvidence(checked).map(evidenceItem)
