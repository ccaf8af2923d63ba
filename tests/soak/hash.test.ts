/**
 * The hash of a snapshot for every single change of the synthetic facts. Each change is compiled, which takes seconds.
 */
import { expect, test } from 'vitest'
import { makeManifest } from '@/lib/dataset/snapshot'
import { compile } from '@/lib/facts/compile/compile'
import type { CheckedFacts } from '@/lib/facts/load/check'
import { referencesIn } from '@/lib/facts/load/records'
import { isObject } from '@/lib/text/json-values'
import { checkedFacts } from '../fixtures/facts'

type Path = (string | number)[]

const computeHash = (checked: CheckedFacts): string => makeManifest(compile(checked)).hash

/** The paths of all texts, numbers and booleans in a record. */
function leaves(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => leaves(item, [...path, index]))
  if (isObject(value)) {
    return Object.entries(value).flatMap(([name, child]) => leaves(child, [...path, name]))
  }
  return value === undefined ? [] : [path]
}

const countryFields = new Set(['country', 'countries'])

/** A different value of the same type and format. */
function changed(value: unknown, field: string): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1000
  return countryFields.has(field) ? 'JP' : `${value}x`
}

function changeAt(record: unknown, path: Path): void {
  const [last = '', ...above] = [...path].reverse()
  const parent = above.reverse().reduce<unknown>((value, key) => (value as never)[key], record)
  const field = [...path].reverse().find((key) => typeof key === 'string')
  const container = parent as Record<string | number, unknown>
  container[last] = changed(container[last], String(field))
}

/** Fields with a fixed list of values, which cannot be changed freely. Nor can the keys of records. */
const fixedFields = /(^|\.)(relationship|type(\.\d+)?|status)$/

test('the hash changes with every fact', async () => {
  const checked = await checkedFacts()
  const before = computeHash(checked)
  const unchanged: string[] = []
  let tried = 0
  for (const [family, records] of Object.entries(checked.facts)) {
    for (const [slug, record] of records as Map<string, unknown>) {
      const references = new Set(referencesIn(record).map(({ path }) => path.join('.')))
      for (const path of leaves(record)) {
        const name = `${family} ${slug} ${path.join('.')}`
        const isFixed = fixedFields.test(path.join('.')) && !/^dlts/.test(name)
        if (isFixed || references.has(path.join('.'))) continue
        const copy = structuredClone(checked)
        changeAt(
          (copy.facts as never as Record<string, Map<string, unknown>>)[family]?.get(slug),
          path,
        )
        tried += 1
        if (computeHash(copy) === before) unchanged.push(name)
      }
    }
  }
  expect(tried).toBeGreaterThan(150)
  expect(unchanged).toEqual([])
})

test('the hash changes with every value of dataset.yaml', async () => {
  const checked = await checkedFacts()
  const before = computeHash(checked)
  const paths = leaves(checked.dataset)
  expect(paths.length).toBeGreaterThan(5)
  for (const path of paths) {
    const copy = structuredClone(checked)
    changeAt(copy.dataset, path)
    expect(computeHash(copy), path.join('.')).not.toBe(before)
  }
})
