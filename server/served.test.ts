import { expect, test } from 'vitest'
import { Representation } from './representation'
import { ResponseCache } from './served'

const response = new Representation(Buffer.from('{}'), 'tag', {})

test('any number of texts evicts no other response', () => {
  const cache = new ResponseCache({ otherBytes: 3 * response.size, textBytes: 3 * response.size })
  const others = ['/projects', '/projects/1', '/projects?page=2']
  for (const request of others) cache.set(request, response)
  const texts = [1, 2, 3, 4].flatMap((n) => [`/search?query=${n}`, `/projects?page=2&q=${n}`])
  for (const request of texts) cache.set(request, response)
  expect(others.filter((request) => cache.get(request))).toEqual(others)
  expect(texts.filter((request) => cache.get(request))).toEqual(texts.slice(-3))
})

test('a response of the maximum size evicts all others', () => {
  const cache = new ResponseCache({ otherBytes: response.size })
  cache.set('/projects/1', response)
  cache.set('/projects/2', response)
  expect([cache.get('/projects/1'), cache.get('/projects/2')]).toEqual([undefined, response])
})
