import { expect, test } from 'vitest'
import type { GraphLinks } from '@/lib/contract/graph'
import { serveFacts } from '@/tests/fixtures/api'
import { type Collected, collect } from './collect'
import { verify } from './verify'

/** Fetches the API of the synthetic facts, damages what was fetched, and returns the warnings about it. */
async function warningsAfter(damage: (collected: Collected) => void): Promise<string[]> {
  const warnings: string[] = []
  const { ask } = await serveFacts()
  const collected = await collect(
    async (path) => {
      const { statusCode, body } = await ask(path)
      return statusCode === 200 ? body : undefined
    },
    () => {},
  )
  damage(collected)
  warnings.push(...verify(collected).warnings)
  return warnings
}

const people = (ids: readonly number[]) => ids.map((id) => `people/${id}`)

test('reports nothing for complete data', async () => {
  expect(await warningsAfter(() => {})).toEqual([])
})

test('counts one thing in the singular', async () => {
  const warnings = await warningsAfter(({ lists, documents }) => {
    const [first, second] = people(lists.people.map(({ id }) => Number(id)))
    documents.delete(first ?? '')
    documents.set(second ?? '', { id: 'none' })
    lists.industries.push({ id: 'none' })
    const { data } = documents.get('graph/links') as GraphLinks
    for (const link of data.slice(0, 1)) link.targetNodeId = 'person-999'
  })
  expect(warnings).toEqual([
    '2 listed records have no detail',
    '1 item is not as the contract defines it and was omitted',
    expect.stringMatching(
      /^1 document is not as the contract defines it and was omitted, for example people\/\d+$/,
    ),
    '1 reference in the graph leads to records that do not exist',
  ])
  const [missing] = await warningsAfter(({ lists, documents }) => {
    documents.delete(`people/${lists.people[0]?.id}`)
  })
  expect(missing).toBe('1 listed record has no detail')
})
