import { expect, test } from 'vitest'
import { withText } from './document'
import { circlesIn, diagramOf, essentialArrows, folderOf, importGraph } from './graph'

const imports = (...arrows: string[]) =>
  arrows.map((arrow) => {
    const [from = '', to = ''] = arrow.split(' > ')
    return { from, to, isPackage: false }
  })

const circles = (arrows: string[], nameOf?: (file: string) => string) =>
  circlesIn(importGraph(imports(...arrows), nameOf)).map((members) => members.toSorted())

test('finds circles of files, of two and of more', () => {
  expect(circles(['a > b', 'b > c', 'a > c'])).toEqual([])
  expect(circles(['a > b', 'b > a'])).toEqual([['a', 'b']])
  expect(circles(['a > b', 'b > c', 'c > a', 'c > d'])).toEqual([['a', 'b', 'c']])
})

test('finds circles of folders whose files stand in none', () => {
  const arrows = [
    'lib/portal/list/a.ts > lib/portal/graph/b.ts',
    'lib/portal/graph/c.ts > lib/portal/list/d.ts',
    'lib/portal/list/a.ts > lib/portal/list/d.ts',
  ]
  expect(circles(arrows)).toEqual([])
  expect(circles(arrows, folderOf)).toEqual([['lib/portal/graph', 'lib/portal/list']])
})

test('leaves packages out of circles', () => {
  const graph = importGraph([{ from: 'a', to: 'yaml', isPackage: true }])
  expect(graph.order).toBe(0)
})

test('names the folder of each file', () => {
  expect(folderOf('lib/portal/list/definitions/projects.ts')).toBe('lib/portal/list')
  expect(folderOf('lib/facts/snapshot.ts')).toBe('lib/facts')
  expect(folderOf('lib/contract/projects.ts')).toBe('lib/contract')
  expect(folderOf('lib/env.ts')).toBe('lib/env.ts')
  expect(folderOf('app/[query]/projects/[id]/page.tsx')).toBe('app')
  expect(folderOf('proxy.ts')).toBe('proxy.ts')
})

test('draws the arrows that do not follow from others', () => {
  const graph = importGraph(imports('a > b', 'b > c', 'a > c', 'c > d', 'a > d', 'e > d'))
  const arrows = essentialArrows(graph).map(([from, to]) => from + to)
  expect(arrows.toSorted()).toEqual(['ab', 'bc', 'cd', 'ed'])
  expect(diagramOf(graph)).toBe(
    `flowchart TD
  a["a"]
  e["e"]
  b["b"]
  c["c"]
  d["d"]
  a --> b
  b --> c
  c --> d
  e --> d`,
  )
})

test('writes a text between its marks and leaves the rest alone', () => {
  const marks = (text: string) =>
    `before\n<!-- x: written by npm run architecture -- --write -->${text}<!-- end of x -->\nafter`
  expect(withText(marks('\nold\n'), 'x', 'new')).toBe(marks('\n\nnew\n\n'))
  expect(withText(marks('\n\nnew\n\n'), 'x', 'new')).toBe(marks('\n\nnew\n\n'))
  for (const broken of ['', marks('') + marks(''), marks('').replace('end of x', 'end')]) {
    expect(withText(broken, 'x', 'new')).toBeUndefined()
  }
})
