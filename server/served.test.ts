import { expect, test } from 'vitest'
import type { Representation } from './representation'
import { ResponseCache } from './served'

const sized = (megabytes: number) => ({ size: megabytes * 1024 * 1024 }) as Representation

test('any number of texts evicts no other response', () => {
  const cache = new ResponseCache()
  const others = ['/projects', '/projects/1', '/projects?page=2']
  for (const request of others) cache.set(request, sized(58))
  const texts = [1, 2, 3, 4].flatMap((n) => [`/search?query=${n}`, `/projects?page=2&q=${n}`])
  for (const request of texts) cache.set(request, sized(5))
  expect(others.filter((request) => cache.get(request))).toEqual(others)
  expect(texts.filter((request) => cache.get(request))).toEqual(texts.slice(-3))
})

test('a response of the maximum size evicts all others', () => {
  const cache = new ResponseCache()
  for (const request of ['/projects/1', '/projects/2']) cache.set(request, sized(176))
  expect(cache.get('/projects/1')).toBeUndefined()
  expect(cache.get('/projects/2')).toBeDefined()
})
