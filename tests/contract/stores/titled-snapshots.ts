/** Snapshots whose texts all begin with their title, so that a mixture of two is noticed. */
import { expect } from 'vitest'
import { loadFrom } from '@/lib/store/open-store'
import { item, makeSnapshot } from '../../fixtures/snapshot'

export const titledSnapshot = (title: string, people = 30) =>
  makeSnapshot({
    title,
    items: { people: Array.from({ length: people }, (_, n) => item(n + 1, `${title} ${n}`)) },
    documents: { terms: { title } },
  })

/** The title of the current snapshot. Fails unless all of its content belongs to that one snapshot. */
export async function currentTitle(location: string): Promise<string> {
  const { dataset } = await loadFrom(location)
  const { title } = dataset.manifest
  const people = dataset.all('people').map((text): string => JSON.parse(text).name)
  expect(people.length).toBe(dataset.manifest.counts.people)
  expect(people.filter((name) => !name.startsWith(title))).toEqual([])
  expect(dataset.document('terms')).toBe(JSON.stringify({ title }))
  return title
}
