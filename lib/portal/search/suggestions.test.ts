import { expect, test } from 'vitest'
import { getCompletions } from './suggestions'

const site = 'https://atlas.example'
const hit = (name: string, details?: string[]) => ({ name, href: `/x/${name}`, details })

test('the best results of each group come first, with their kind and country', () => {
  const groups = [
    { title: 'Projects', hits: [hit('a1', ['Project', 'Norway']), hit('a2')] },
    { title: 'People', hits: [hit('b1')] },
  ]
  expect(getCompletions('q', { groups }, site)).toEqual([
    'q',
    ['a1', 'b1', 'a2'],
    ['Project, Norway', '', ''],
    [`${site}/x/a1`, `${site}/x/b1`, `${site}/x/a2`],
  ])
})

test('no results are three empty lists, and many are limited', () => {
  expect(getCompletions('', { groups: [] }, site)).toEqual(['', [], [], []])
  const hits = Array.from({ length: 30 }, (_, index) => hit(String(index)))
  const [, names] = getCompletions('q', { groups: [{ title: 'Projects', hits }] }, site)
  expect(names).toHaveLength(10)
})
