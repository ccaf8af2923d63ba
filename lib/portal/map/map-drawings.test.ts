import { expect, test } from 'vitest'
import { country as countryWith } from '@/tests/fixtures/projects'
import { classColours, highlightColour } from './classes'
import { drawCountry } from './draw-country'
import { describeWorld, drawWorld } from './draw-world'
import { mapCountry } from './map-country'
import { compactPath, countrySize } from './map-svg'

const country = (code: string, count: number, name = code) =>
  mapCountry(countryWith(1, code, name, { projects_hq: count }))

const getPath = (svg: string, colour: string | undefined): string =>
  new RegExp(`<path[^>]*fill="${colour?.replace(/[()]/g, '\\$&')}"[^>]* d="([^"]*)"`).exec(
    svg,
  )?.[1] ?? ''

test('the world map draws a country in the colour of its class, and small ones as dots', () => {
  const svg = drawWorld(
    [country('FR', 5), country('SG', 1), country('MT', 0), country('DE', 20)],
    'projects_hq',
    '',
  )
  expect(getPath(svg, classColours[3])).toMatch(/^M\d/)
  for (const index of [0, 1, 2, 4]) expect(getPath(svg, classColours[index])).toBe('')
  expect(svg.match(/<circle/g)).toHaveLength(1)
  expect(svg).toContain(`fill="${classColours[1]}"`)
  // Qatar has a shape of a few pixels.
  const qatar = drawWorld([country('QA', 1)], 'projects_hq', '')
  expect(qatar.match(/<circle/g)).toHaveLength(1)
})

const countriesWithProjects = [country('FR', 2, '<script>"&'), country('DE', 9, 'Germany')]

test('the world map escapes the names and the credit in its description', () => {
  const svg = drawWorld(countriesWithProjects, 'projects_hq', 'Credit & licence')
  expect(svg).toContain('&lt;script&gt;')
  expect(svg).not.toContain('<script')
  expect(svg).toContain('Credit &amp; licence</desc>')
})

test('the description of the world map names the countries with the highest figures', () => {
  expect(describeWorld(countriesWithProjects, 'projects_hq')).toBe(
    '2 countries have at least one. Most: Germany (9), <script>"& (2).',
  )
  expect(describeWorld([], 'regulations')).toBe('No country has any.')
})

test('the description of the world map counts countries by status', () => {
  const launched = country('FR', 1)
  launched.figures.status = 5
  expect(describeWorld([launched, country('DE', 0)], 'status')).toBe(
    'Countries by status: Launched 1, None known 1.',
  )
})

test('the world map is small enough for the front page', () => {
  expect(drawWorld([], 'entities', '').length).toBeLessThan(60_000)
})

test('countries and territories of any size have a map, and unknown codes have none', () => {
  for (const code of ['CH', 'US', 'RU', 'FJ', 'AQ', 'TV', 'XK', 'VA']) {
    expect(drawCountry(code), code).toContain('</svg>')
  }
  for (const code of ['ZZ', '', 'ch', '__proto__']) expect(drawCountry(code), code).toBeUndefined()
})

/** Whether the map of a country shows a place. */
function isShown(code: string, latitude: number, longitude: number): boolean {
  const svg = drawCountry(code, [{ latitude, longitude, count: 1 }]) ?? ''
  const [, x, y] = /<circle cx="([-\d.]+)" cy="([-\d.]+)"/.exec(svg) ?? []
  const { width, height } = countrySize
  return Number(x) > 0 && Number(x) < width && Number(y) > 0 && Number(y) < height
}

test('the map of a country shows all of its large parts in full', () => {
  for (const [code, latitude, longitude] of [
    ['NZ', -34.43, 172.68],
    ['NZ', -47.2, 167.6],
    ['MY', 3.14, 101.69],
    ['MY', 5.98, 118.1],
    ['AU', -43.1, 147.3],
    ['GR', 35.0, 25.7],
    ['US', 47.6, -122.3],
  ] as const) {
    expect(isShown(code, latitude, longitude), `${code} ${latitude} ${longitude}`).toBe(true)
  }
})

test('the map of a country does not zoom out for remote territories', () => {
  for (const [code, latitude, longitude] of [
    ['US', 61.2, -149.9],
    ['US', 21.3, -157.9],
    ['FR', 4.9, -52.3],
    ['NO', 78.2, 15.6],
    ['ES', 28.1, -15.4],
  ] as const) {
    expect(isShown(code, latitude, longitude), `${code} ${latitude} ${longitude}`).toBe(false)
  }
})

test('the map of a country has the same colour with and without places of organizations', () => {
  const place = { latitude: -6.2, longitude: 106.8, count: 1 }
  for (const svg of [drawCountry('ID') ?? '', drawCountry('ID', [place]) ?? '']) {
    expect(getPath(svg, classColours[1])).toMatch(/^M/)
    expect(svg).not.toContain(highlightColour)
  }
})

test('rounds path data to half pixels and drops zero-length steps', () => {
  expect(compactPath('M1,1L1.1,1.1L2,1L2,3ZM-1,0L5,-5Z')).toBe('M2 2l2 0 0 4zM-2 0l12-10z')
  expect(compactPath('')).toBe('')
  expect(compactPath('M1,1L1.1,1.1Z')).toBe('')
})
