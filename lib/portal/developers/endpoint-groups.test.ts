import { expect, test } from 'vitest'
import { endpoints } from '@/lib/contract/endpoints'
import { endpointGroups, getAnchor } from './endpoint-groups'

test('has every endpoint once, at an anchor of its own', () => {
  const grouped = endpointGroups.flatMap((group) => group.endpoints)
  expect(grouped.map(({ path }) => path).toSorted()).toEqual(
    endpoints.map(({ path }) => path).toSorted(),
  )
  expect(new Set(grouped.map(getAnchor)).size).toBe(endpoints.length)
})

test('has a title for people and at least one endpoint in each group', () => {
  for (const { name, title, endpoints: own } of endpointGroups) {
    expect(title, name).toMatch(/^[A-Z]/)
    expect(own.length, name).toBeGreaterThan(0)
  }
  const ledgers = endpointGroups.find(({ name }) => name === 'dlt-instances')
  expect(ledgers?.endpoints.map(({ path }) => path)).toEqual([
    '/dlt-instances',
    '/dlt-instances/{id}',
  ])
  expect(endpointGroups.find(({ name }) => name === 'entities')?.title).toBe('Organizations')
})
