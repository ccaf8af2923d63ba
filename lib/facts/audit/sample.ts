/**
 * Draws facts of projects at random, and writes them as text, so that readers can check each against the page that it cites.
 */
import { createHash } from 'node:crypto'
import { familyOfField } from '@/lib/contract/families'
import { countryByCode } from '@/lib/facts/load/countries'
import type { Facts } from '@/lib/facts/load/records'
import { type CitedFact, getCitedFacts, nameOfRecord } from '@/lib/facts/sources/citations'
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

interface SampledFact {
  /** The folder and the slug of the record: `projects/commonpass`. */
  record: string
  field: string
  value: string
  source: string
  /** The path of the fact in the record, which determines its line in the file. */
  path: readonly PropertyKey[]
}

interface Cited {
  fact: CitedFact
  path: readonly PropertyKey[]
  source: string
  place: string
}

/**
 * Returns the position of a fact in the order of a seed. It depends on the fact alone, so changes elsewhere do not move
 * it.
 */
const getPlace = (
  seed: number,
  key: string,
  path: readonly PropertyKey[],
  source: string,
): string =>
  createHash('sha256')
    .update([seed, key, ...path.map(String), source].join('\n'))
    .digest('hex')

function* citedByProjects(facts: Facts, seed: number): Generator<Cited> {
  for (const fact of getCitedFacts(facts)) {
    if (fact.family !== 'projects') continue
    const path = pathOfFact(fact)
    for (const source of fact.urls) {
      yield { fact, path, source, place: getPlace(seed, fact.key, path, source) }
    }
  }
}

/**
 * Returns the first `size` facts in the order of the seed, at most one per project. Every fact of the projects is
 * equally likely to come first. The same seed and facts always give the same draw.
 */
export function sampleFacts(facts: Facts, seed: number, size: number): SampledFact[] {
  const orderedFacts = [...citedByProjects(facts, seed)].sort((a, b) =>
    a.place < b.place ? -1 : 1,
  )
  const first = new Map<string, Cited>()
  for (const cited of orderedFacts) {
    if (!first.has(cited.fact.key)) first.set(cited.fact.key, cited)
    if (first.size >= size) break
  }
  return [...first.values()].map(({ fact, path, source }) => ({
    record: `projects/${fact.key}`,
    field: fact.field,
    value: getStatement(facts, fact),
    source,
    path,
  }))
}

/** A sampled fact with its line in the file instead of its path in the record. */
type PlacedFact = Omit<SampledFact, 'path'> & { place: string }

const columns = ['record', 'field', 'value', 'source', 'place'] as const

const cell = (text: string): string => text.replace(/[\\|]/g, '\\$&').replace(/\s+/g, ' ')

const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`

export const sampleAsMarkdown = (facts: readonly PlacedFact[]): string =>
  [
    row(columns),
    row(columns.map(() => '---')),
    ...facts.map((fact) => row(columns.map((column) => fact[column]))),
  ].join('\n')

export const sampleAsJson = (facts: readonly PlacedFact[]): string => JSON.stringify(facts, null, 2)
