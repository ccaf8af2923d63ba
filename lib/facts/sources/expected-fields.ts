/** The fields that a complete record of each family has in addition to the required ones. */
import type { EvidenceFamily } from '@/lib/contract/evidence'
import type { RecordOf } from '@/lib/facts/load/records'

type Fields = { [F in EvidenceFamily]: readonly (keyof RecordOf<F>)[] }

const expectedFields: Fields = {
  projects: [
    'website',
    'status',
    'launch_date',
    'mission_statement',
    'geographic_focus',
    'did_methods',
    'standards',
    'dlt_instances',
    'persons',
  ],
  entities: ['website', 'address', 'coordinates'],
  people: ['ai_description'],
  regulations: ['official_name', 'url', 'source'],
  standards: ['url'],
  dlts: ['type', 'website'],
  'dlt-instances': ['website', 'operator', 'dlt', 'source'],
  'did-methods': ['specification_url', 'contact_name', 'source'],
}

/** A consortium neither launches nor issues anything. */
const ofConsortium: Fields['projects'] = ['website', 'status', 'mission_statement', 'persons']

const isEmpty = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.length === 0)

/** Returns the expected fields that a record lacks. */
export function missingFields<F extends EvidenceFamily>(family: F, record: RecordOf<F>): string[] {
  const isConsortium = 'type' in record && record.type === 'Consortium'
  const fields: readonly string[] = isConsortium ? ofConsortium : expectedFields[family]
  const values: Partial<Record<string, unknown>> = record
  return fields.filter((field) => isEmpty(values[field]))
}
