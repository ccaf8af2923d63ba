import { expect, test } from 'vitest'
import { families, getWords } from '@/lib/contract/families'
import { ariaCurrent, destinationGroups, isOnPhones, primaryDestinations } from './navigation'

const getSections = (places: readonly { path: string }[]) => places.map(({ path }) => path.slice(1))
const inMenu = getSections(destinationGroups.flatMap(({ places }) => places))

test('the menu has each family exactly once', () => {
  expect(inMenu.filter((section) => families.some((family) => family === section)).sort()).toEqual(
    [...families].sort(),
  )
  const places = families.map((family) => JSON.stringify(getWords(family).menu))
  expect(new Set(places).size).toBe(places.length)
})

test('phones have the pages that most people want in the bar, and everything in the menu', () => {
  expect(getSections(primaryDestinations.filter(isOnPhones))).toEqual([
    'wallets',
    'projects',
    'countries',
    'map',
    'statistics',
  ])
  for (const section of getSections(primaryDestinations)) expect(inMenu).toContain(section)
})

test('marks the link of the current page, and of the page above it', () => {
  expect(ariaCurrent('/projects', '/projects')).toBe('page')
  expect(ariaCurrent('/projects', '/projects/1-x')).toBe('true')
  expect(ariaCurrent('/statistics', '/charts/projects-by-year')).toBe('true')
  expect(ariaCurrent('/dlts', '/dlt-instances')).toBeUndefined()
  expect(ariaCurrent('/projects', '/')).toBeUndefined()
  expect(ariaCurrent('/projects', '/versions/2026.11.22/projects/1')).toBe('true')
  expect(ariaCurrent('/versions', '/versions/2026.11.22')).toBe('true')
})
