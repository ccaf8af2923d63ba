import { readFileSync } from 'node:fs'
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

test('the style sheet marks the link of every section, or the menu if only that has it', () => {
  const css = readFileSync(new URL('current-section.css', import.meta.url), 'utf8')
  const [links = '', menu = ''] = css.split('/* Sections that are only in the menu')
  const marked = (text: string) =>
    [...text.matchAll(/\[data-section="([a-z-]+)"\]:not/g)].map(([, section]) => section)
  const primary = getSections(primaryDestinations)
  expect(marked(links).sort()).toEqual([...new Set([...primary, ...inMenu])].sort())
  const sectionsIn = (text: string) =>
    [...text.matchAll(/\[data-section="([a-z-]+)"\]/g)].map(([, section]) => section).sort()
  const [everywhere = '', onPhones = ''] = menu.split('@media (max-width')
  const onlyInMenu = inMenu.filter((section) => !primary.includes(section))
  expect(sectionsIn(everywhere)).toEqual(onlyInMenu.sort())
  const notOnPhones = primaryDestinations.filter((place) => !isOnPhones(place))
  expect(sectionsIn(onPhones)).toEqual(getSections(notOnPhones).sort())
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
  expect(ariaCurrent('/projects')).toBeUndefined()
})
