import type { EvidenceFamily } from '@/lib/contract/evidence'
import { expectedFields, expectedOfConsortium, type RecordOf } from '@/lib/facts/load/records'

const isEmpty = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.length === 0)

/** Returns the expected fields that a record lacks. */
export function missingFields<F extends EvidenceFamily>(family: F, record: RecordOf<F>): string[] {
  const isConsortium = 'type' in record && record.type === 'Consortium'
  const fields: readonly string[] = isConsortium ? expectedOfConsortium : expectedFields[family]
  const values: Partial<Record<string, unknown>> = record
  return fields.filter((field) => isEmpty(values[field]))
}
