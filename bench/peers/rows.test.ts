import { expect, test } from 'vitest'
import { deepPage, medianProject, nodesIn, type Rows, searchedIn } from './rows'

const project = (id: number) => ({ id, position: id, type: 'Consortium', document: { id } })

const rowsWith = (rows: Partial<Rows>): Rows => ({ projects: [], details: [], nodes: [], ...rows })

test('the deep page is the last that is full', () => {
  const rows = (count: number) =>
    rowsWith({ projects: Array.from({ length: count }, (_, id) => project(id)) })
  expect([40, 59, 60].map((count) => deepPage(rows(count)))).toEqual([2, 2, 3])
})

test('the project that is measured is neither the largest nor the smallest', () => {
  const details = ['medium size', 'small', 'the largest of all'].map((text, index) => ({
    id: index + 1,
    document: { text },
  }))
  expect(medianProject(rowsWith({ details }))).toBe(1)
  expect(() => medianProject(rowsWith({}))).toThrow('no projects')
})

test('a search has to find something, and nothing else', () => {
  expect(searchedIn(['European Digital Identity', 'IdentityChain'])).toBe('identity')
  expect(() => searchedIn(['Identity', 'Wallet'])).toThrow('found “Wallet”')
  expect(() => searchedIn([])).toThrow('found nothing')
})

test('nodes are compared in the order of their ids', () => {
  const [first, second] = [{ id: 'dlt-1' }, { id: 'project-1' }]
  expect(nodesIn([second, first])).toEqual(nodesIn([first, second]))
  expect(() => nodesIn([{ title: 'without an id' }])).toThrow()
})
