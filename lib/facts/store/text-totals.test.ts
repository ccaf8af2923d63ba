import { expect, test } from '@playwright/test'
import { fold } from '@/lib/text/fold'
import { type Named, type TextTotal, textTotals } from './text-totals'

const words = ['Wallet', 'wallets', 'Zürich', 'e-Wallet', 'aaa', '🪪🪪', 'of']

/** Synthetic names, identical in every run. */
const items: Named[] = Array.from({ length: 200 }, (_, index) => {
  const word = (number: number) => words[number % words.length] ?? ''
  return {
    names: [`${word(index)} ${word(index >> 2)} ${index}`, ...(index % 9 ? [] : [word(index + 1)])],
    filters: {
      type: index % 3 ? ['A'] : ['A', 'B', 'B'],
      place: index % 50 ? [] : ['line\nbreak'],
    },
  }
})

const rowOf = ({ text, name, value, total }: TextTotal) =>
  JSON.stringify([text, name, value, total])

/** The totals of every text without a space that occurs in a name, found by checking every name. */
function expectedRows(least: number): string[] {
  const counts = new Map<string, number>()
  for (const { names, filters } of items) {
    const chunks = names.flatMap((name) => fold(name).split(' '))
    const texts = new Set(
      chunks.flatMap((chunk) =>
        Array.from({ length: chunk.length }, (_, start) => start).flatMap((start) =>
          Array.from({ length: chunk.length - start }, (_, more) =>
            chunk.slice(start, start + more + 1),
          ),
        ),
      ),
    )
    const values = Object.entries(filters).flatMap(([name, all]) =>
      [...new Set(all)].map((value) => [name, value]),
    )
    for (const text of texts) {
      for (const filter of [['', ''], ...values]) {
        const key = JSON.stringify([text, ...filter])
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
    }
  }
  return [...counts].flatMap(([key, total]) =>
    total >= least ? [JSON.stringify([...JSON.parse(key), total])] : [],
  )
}

test('knows how many items have each common text, with each value of a filter', () => {
  for (const least of [2, 20, 90]) {
    const rows = [...textTotals(items, least)].map(rowOf)
    expect(rows.sort(), `at least ${least}`).toEqual(expectedRows(least).sort())
  }
  const found = [...textTotals(items, 20)].map(rowOf)
  expect(found).toContain(rowOf({ text: 'wallet', name: 'type', value: 'A', total: 134 }))
})

test('a list that is too short for common texts has none', () => {
  expect([...textTotals(items, 201)]).toEqual([])
  expect([...textTotals([], 1)]).toEqual([])
})
