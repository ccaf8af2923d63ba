import { expect, test } from 'vitest'
import { collections } from './additions'
import { endpoints } from './endpoints'
import { resource } from './index'
import { responses } from './responses'

test('has one endpoint for each response schema', () => {
  const paths = endpoints.map(({ path }) => path)
  expect(paths.toSorted()).toEqual(Object.keys(responses).toSorted())
})

test('knows which paths the contract does not have', () => {
  const added = endpoints.filter(({ addition }) => addition).map(({ path }) => path)
  expect(added.toSorted()).toEqual(
    [
      '/',
      '/audits',
      '/changes',
      '/dlt-instances/{id}',
      '/downloads',
      '/evidence',
      '/fields',
      '/openapi.json',
      '/sources',
      '/sources/{id}',
      '/versions',
    ].sort(),
  )
})

test('has a detail endpoint for each collection with a detail schema', () => {
  const withDetail = collections.filter((name) => resource(name).detail)
  const details = endpoints.filter(({ path }) => path.endsWith('/{id}'))
  expect(details.map(({ path }) => path)).toEqual(withDetail.map((name) => `/${name}/{id}`))
})
