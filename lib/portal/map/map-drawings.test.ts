import { expect, test } from '@playwright/test'
import { compactPath } from './compact-path'
import { mapCountry } from './country-shapes'
import { drawCountry } from './draw-country'
import { describeWorld, drawWorld } from './draw-world'
import { classColours } from './map-palette'

const country = (code: string, count: number, name = code) =>
  mapCountry({
    id: 1,
    code,
    name,
    stats: { entities: 0, projects_hq: count, projects_target: 0, regulations: 0 },
  })

const pathOf = (svg: string, colour: string | undefined): string =>
  new RegExp(`<path[^>]*fill="${colour?.replace(/[()]/g, '\\$&')}"[^>]* d="([^"]*)"`).exec(
    svg,
  )?.[1] ?? ''

test('draws a country in the colour of its class, and a small one as a dot', () => {
  const svg = drawWorld(
    [country('FR', 5), country('SG', 1), country('MT', 0), country('DE', 20)],
    'projects_hq',
    '',
  )
  expect(pathOf(svg, classColours[3])).toMatch(/^M\d/)
  for (const index of [0, 1, 2, 4]) expect(pathOf(svg, classColours[index])).toBe('')
  expect(svg.match(/<circle/g)).toHaveLength(1)
  expect(svg).toContain(`fill="${classColours[1]}"`)
})

test('contains a description and the credit, and escapes names', () => {
  const countries = [country('FR', 2, '<script>"&'), country('DE', 9, 'Germany')]
  expect(describeWorld(countries, 'projects_hq')).toBe(
    '2 countries have some, most of all Germany 9, <script>"& 2.',
  )
  const svg = drawWorld(countries, 'projects_hq', 'Credit & licence')
  expect(svg).toContain('&lt;script&gt;')
  expect(svg).not.toContain('<script')
  expect(svg).toContain('Credit &amp; licence</desc>')
  expect(describeWorld([], 'regulations')).toBe('No country has any.')
  const launched = country('FR', 1)
  launched.figures.status = 4
  expect(describeWorld([launched, country('DE', 0)], 'status')).toBe(
    'Countries by status: Launched 1, Pilot 0, Announced 0, Discontinued 0, None 1.',
  )
})

test('the world map is small enough for the front page', () => {
  expect(drawWorld([], 'entities', '').length).toBeLessThan(60_000)
})

test('every country has a map, and unknown codes have none', () => {
  for (const code of ['CH', 'US', 'RU', 'FJ', 'AQ', 'TV', 'XK', 'VA']) {
    expect(drawCountry(code), code).toContain('</svg>')
  }
  for (const code of ['ZZ', '', 'ch', '__proto__']) expect(drawCountry(code), code).toBeUndefined()
})

test('path data has steps of half a pixel, without steps of zero', () => {
  expect(compactPath('M1,1L1.1,1.1L2,1L2,3ZM-1,0L5,-5Z')).toBe('M2 2l2 0 0 4zM-2 0l12-10z')
  expect(compactPath('')).toBe('')
  expect(compactPath('M1,1L1.1,1.1Z')).toBe('')
})
