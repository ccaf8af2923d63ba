import { expect, test } from '@playwright/test'
import { apiAddress } from './own-api'

const addressOf = (path: string, search = '') =>
  apiAddress('http://localhost:4000/api/v1', path, search)

test('leads the paths of the API to it, with their query', () => {
  expect(addressOf('/api/v1')).toBe('http://localhost:4000/api/v1')
  expect(addressOf('/api/v1/projects/118')).toBe('http://localhost:4000/api/v1/projects/118')
  expect(addressOf('/api/v1/search', '?query=a%2Fb')).toBe(
    'http://localhost:4000/api/v1/search?query=a%2Fb',
  )
})

test('leads forms to the server of the API', () => {
  expect(addressOf('/keys')).toBe('http://localhost:4000/keys')
  expect(addressOf('/corrections')).toBe('http://localhost:4000/corrections')
  expect(addressOf('/corrections/new')).toBeUndefined()
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
    expect(addressOf(path), path).toBeUndefined()
  }
})
