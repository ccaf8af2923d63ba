import { expect, test } from 'vitest'
import { endpoints } from '@/lib/contract/endpoints'
import { parseCall } from './call'
import { linkHeader } from './response-headers'

function getLinks(query: Record<string, string>, total: number): string[] {
  const endpoint = endpoints.find(({ path }) => path === '/projects')
  if (!endpoint) throw new Error('There is no list of projects.')
  const call = parseCall(endpoint, { params: {}, query })
  if (call instanceof Error) throw call
  return linkHeader(call, 'https://atlas.example.org/api/v1', total).split(', ')
}

const relations = (links: string[]) => links.map((link) => /rel="(\w+)"$/.exec(link)?.[1])

test('a page of a list links to the others', () => {
  const links = getLinks({ q: 'id', page: '3', per_page: '10' }, 95)
  expect(relations(links)).toEqual(['first', 'prev', 'next', 'last', 'license'])
  expect(links[2]).toBe(
    '<https://atlas.example.org/api/v1/projects?page=4&per_page=10&q=id>; rel="next"',
  )
})

test('with a long query only the next page is linked, so that every proxy accepts the header', () => {
  const long = { q: '数'.repeat(200), page: '3' }
  const links = getLinks(long, 95)
  expect(relations(links)).toEqual(['next', 'license'])
  expect(links.join(', ').length).toBeLessThanOrEqual(2048)
  expect(relations(getLinks({ ...long, page: '5' }, 95)), 'the last page').toEqual(['license'])
})
