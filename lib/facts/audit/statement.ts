/** Writes facts as text. */
import { familyOfField } from '@/lib/contract/families'
import { countryByCode } from '@/lib/facts/load/countries'
import type { Facts } from '@/lib/facts/load/records'
import { type CitedFact, nameOfRecord } from '@/lib/facts/sources/citations'
import { valueAt } from '@/lib/text/json-values'

const hasParts = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Derives the path of a fact from that of its source: the field, or the relation that contains the source. */
export function pathOfFact({ path }: Pick<CitedFact, 'path'>): readonly PropertyKey[] {
  const last = String(path.at(-1))
  const parent = path.slice(0, -1)
  return /^sources?$/.test(last) ? parent : [...parent, last.replace(/_source$/, '')]
}

function getText(facts: Facts, field: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const text = String(value)
  const family = familyOfField(field)
  if (!family) return text
  if (family === 'countries') return countryByCode(text)?.name ?? text
  return nameOfRecord(facts, family, text) ?? text
}

/**
 * Returns the value of a fact, with records by their names. `omitted` are fields of a relation to leave out.
 * @example getStatement(facts, fact) // 'Example Labs; Affiliation'
 */
export function getStatement(
  facts: Facts,
  fact: CitedFact,
  omitted: readonly string[] = [],
): string {
  const { family, key } = fact
  if (family === 'countries') return ''
  const record = facts[family].get(key)
  const value = valueAt(record, pathOfFact(fact))
  // A status holds as of its date, which has the same source.
  const date = fact.field === 'status' ? valueAt(record, ['status_date']) : undefined
  if (!hasParts(value)) return [getText(facts, '', value), ...(date ? [date] : [])].join('; ')
  return Object.entries(value)
    .filter(
      ([field, part]) =>
        !/^sources?$/.test(field) && !omitted.includes(field) && part !== undefined,
    )
    .map(([field, part]) => getText(facts, field, part))
    .join('; ')
}
