import { parseHTML } from 'linkedom'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { contrast } from '@/tests/fixtures/contrast'
import { hostileNames } from '@/tests/fixtures/hostile-names'
import { country } from '@/tests/fixtures/projects'
import { countryBadge, drawBadge, getBadge, projectBadge } from './badge'

const switzerland = country(1, 'CH', 'Switzerland', { projects_hq: 1 })

test('shows only known facts', () => {
  expect(projectBadge({ title: 'Alpine ID', status: 'Pilot' })).toMatchObject({
    title: 'Alpine ID: Pilot, by DID Atlas',
    value: 'Pilot',
  })
  expect(projectBadge({ title: 'Alpine ID', status: null }).value).toBe('Status not disclosed')
  expect(projectBadge({ title: 'A', status: 'constructor' }).colour).toBe(
    projectBadge({ title: 'A', status: 'Discontinued' }).colour,
  )
  expect(countryBadge(switzerland)).toMatchObject({
    title: 'Decentralized identity in Switzerland: 1 project, by DID Atlas',
    value: 'Switzerland: 1 project',
  })
  expect(countryBadge(country(2, 'NL', 'Netherlands')).title).toBe(
    'Decentralized identity in the Netherlands: 0 projects, by DID Atlas',
  )
  expect(countryBadge(country(1, 'CH', 'Switzerland')).value).toBe('Switzerland: 0 projects')
  expect(getBadge('countries', switzerland)?.path).toBe('/badge/CH.svg')
  expect(getBadge('industries', { id: 1, name: 'Travel', project_count: 5 })).toBeUndefined()
})

test('a badge is small, has a title and no style or script, for any name', async () => {
  for (const name of hostileNames) {
    const svg = drawBadge(projectBadge({ title: name, status: name }))
    expect(svg.length, name.slice(0, 60)).toBeLessThan(2500 + 12 * name.length)
    expect(svg).not.toMatch(/<style|<script|style=|href/)
    const { document } = parseHTML(svg)
    const root = document.querySelector('svg')
    expect(root?.getAttribute('role')).toBe('img')
    expect(root?.querySelector('title')?.textContent).toBe(root?.getAttribute('aria-label'))
  }
  expect(drawBadge(countryBadge(switzerland))).toContain('>DID Atlas</text>')
  const drawn = Buffer.from(drawBadge(countryBadge(switzerland)))
  expect(drawn.length).toBeLessThan(1200)
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'svg', height: 20 })
})

test('white letters have contrast on each colour', () => {
  const statuses = ['Launched', 'Active', 'Pilot', 'Announced', 'Discontinued', null]
  const badges = [
    ...statuses.map((status) => projectBadge({ title: 'A', status })),
    countryBadge(switzerland),
  ]
  for (const { colour } of [...badges, { colour: '#3b4045' }]) {
    expect(contrast('#ffffff', colour), colour).toBeGreaterThan(4.5)
  }
})
