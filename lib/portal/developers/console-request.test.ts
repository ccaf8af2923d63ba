import { expect, test } from 'vitest'
import { type ConsoleEndpoint, getTarget, toCurl } from './console-request'

const list: ConsoleEndpoint = {
  path: '/projects',
  isPublic: false,
  parameters: [{ name: 'q' }, { name: 'page' }],
}
const detail: ConsoleEndpoint = {
  path: '/projects/{id}/relationships',
  isPublic: false,
  parameters: [{ name: 'id' }],
}

test('puts filled fields into the address, and omits empty fields', () => {
  expect(getTarget(list, {})).toBe('/projects')
  expect(getTarget(list, { q: ' ', other: 'x' })).toBe('/projects')
  expect(getTarget(list, { q: 'e-id & more', page: '2' })).toBe('/projects?q=e-id+%26+more&page=2')
  expect(getTarget(detail, { id: '118' })).toBe('/projects/118/relationships')
})

test('a value cannot leave its place in the address or in the command line', () => {
  expect(getTarget(detail, { id: '../../x?y#z' })).toBe(
    '/projects/..%2F..%2Fx%3Fy%23z/relationships',
  )
  expect(toCurl("http://a/b?q='; rm -rf ~ #", { isPublic: true })).toBe(
    "curl 'http://a/b?q='\\''; rm -rf ~ #'",
  )
  expect(toCurl('http://a/b', { isPublic: false })).toBe(
    `curl -H "X-API-Key: $DID_ATLAS_KEY" 'http://a/b'`,
  )
})
