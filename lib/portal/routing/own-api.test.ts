import { expect, test } from 'vitest'
import { apiAddress } from './own-api'

const getAddress = (path: string, search = '') =>
  apiAddress('http://localhost:4000/api/v1', path, search)

test('resolves the paths of the API on its server, with their query', () => {
  expect(getAddress('/api/v1')).toBe('http://localhost:4000/api/v1')
  expect(getAddress('/api/v1/projects/118')).toBe('http://localhost:4000/api/v1/projects/118')
  expect(getAddress('/api/v1/search', '?query=a%2Fb')).toBe(
    'http://localhost:4000/api/v1/search?query=a%2Fb',
  )
})

test('resolves forms on the server of the API', () => {
  expect(getAddress('/keys')).toBe('http://localhost:4000/keys')
  expect(getAddress('/corrections')).toBe('http://localhost:4000/corrections')
  expect(getAddress('/corrections/new')).toBeUndefined()
})

test('resolves signed documents, and their sources, on the server of the API', () => {
  for (const path of [
    '/.well-known/did.json',
    '/contexts/credentials-v1.jsonld',
    '/projects/1-a.vc.json',
    '/downloads/2026.11.22/did_atlas.vc.json',
    '/sources/1.json',
  ]) {
    expect(getAddress(path, '?version=1'), path).toBe(`http://localhost:4000${path}?version=1`)
  }
  expect(getAddress('/projects/1-a.json')).toBeUndefined()
})

test('leaves every other path to the portal', () => {
  for (const path of [
    '/',
    '/api',
    '/api/v10',
    '/api/v1x/projects',
    '/projects/api/v1',
    '/API/v1',
  ]) {
    expect(getAddress(path), path).toBeUndefined()
  }
})
