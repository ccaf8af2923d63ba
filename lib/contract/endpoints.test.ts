import { expect, test } from '@playwright/test'
import { endpoints } from './endpoints'
import { families } from './families'
import { resource } from './index'
import { responses } from './responses'

test('has one endpoint for each response schema', () => {
  const paths = endpoints.map(({ path }) => path)
  expect(paths.toSorted()).toEqual(Object.keys(responses).toSorted())
})

test('has a detail endpoint for each family with a detail schema', () => {
  const withDetail = families.filter((family) => resource(family).detail)
  const details = endpoints.filter(({ path }) => path.endsWith('/{id}'))
  expect(details.map(({ path }) => path)).toEqual(withDetail.map((family) => `/${family}/{id}`))
})
