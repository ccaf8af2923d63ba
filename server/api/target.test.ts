import { expect, test } from 'vitest'
import { apiTarget, isApiTarget } from './target'

test('distinguishes targets of the API from those of pages', () => {
  for (const target of ['/api/v1', '/api/v1/', '/api/v1?x', '/api/v1/projects']) {
    expect(isApiTarget(target), target).toBe(true)
  }
  for (const target of ['/', '/api', '/api/v2/projects', '/api/v10', '/projects?at=/api/v1/']) {
    expect(isApiTarget(target), target).toBe(false)
  }
})

test('leaves out repeated and trailing slashes, and nothing of the query', () => {
  const expected = {
    '/api/v1/': '/api/v1',
    '/api/v1/projects': '/api/v1/projects',
    '/api/v1/projects/': '/api/v1/projects',
    '/api/v1/projects///': '/api/v1/projects',
    '/api/v1/projects/?q=a/&page=2': '/api/v1/projects?q=a/&page=2',
    '/api/v1/projects?q=a/': '/api/v1/projects?q=a/',
    '/api/v1//projects/': '/api/v1/projects',
    '/api/v1/projects?q=a//b': '/api/v1/projects?q=a//b',
    '/api/v1/projects/1%20/?q=%': '/api/v1/projects/1%20?q=%',
  }
  for (const [target, read] of Object.entries(expected)) expect(apiTarget(target)).toBe(read)
})

test('parses a target of many slashes quickly', () => {
  const slashes = '/'.repeat(16_000)
  expect(apiTarget(`/api/v1/${slashes}x`)).toBe('/api/v1/x')
  expect(apiTarget(`/api/v1/${slashes}`)).toBe('/api/v1')
})
