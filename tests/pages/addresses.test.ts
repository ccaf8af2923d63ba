/** Addresses that lead nowhere, and files of the site that belong to no record. */
import { expect, test } from 'vitest'
import { aProject } from '../fixtures/known-records'
import { ask, getText, one, openPage } from './served-page'

test('An unknown address is reported, with a search', async () => {
  const records = ['/projects/999999', '/projects/abc', '/projects/-1', '/entities/999999']
  const others = ['/people/x', '/countries/XX', '/countries/756', '/dlts/-1', '/nothing/here']
  for (const address of [...records, ...others]) {
    const { status, main } = await openPage(address)
    expect(status, address).toBe(404)
    expect(getText(main), address).toContain('Page not found')
    expect(one(main, '[role=combobox]').matches('input:not([hidden])'), address).toBe(true)
  }
})

test('returns 404 for an unknown map, and drops meaningless parameters', async () => {
  for (const path of [
    '/maps/world/__proto__.svg',
    '/maps/world/projects_hq',
    '/maps/countries/ZZ.svg',
    '/maps/countries/ch.svg',
    '/map/nothing',
    '/embed/-/map',
  ]) {
    expect((await ask(path)).status, path).toBe(404)
  }
  const redirect = await ask('/map?sort=%3Cscript%3E&measure=regulations&x=1')
  expect([redirect.status, redirect.headers.get('location')]).toEqual([
    308,
    '/map?measure=regulations',
  ])
  const picture = await ask('/maps/world/projects_hq.svg')
  expect(picture.headers.get('content-type')).toContain('image/svg+xml')
})

test('Every node has a picture of its neighbours, and an unknown node has none', async () => {
  const picture = await ask(`/graph/neighbours/${(await aProject()).node}.svg`)
  expect(picture.headers.get('content-type')).toContain('image/svg+xml')
  expect((await picture.arrayBuffer()).byteLength).toBeLessThan(8_000)
  for (const nothing of ['project-999999', 'project-x', 'x', '..%2f..%2fpackage', '__proto__-1']) {
    const response = await ask(`/graph/neighbours/${nothing}.svg`, { redirect: 'follow' })
    expect(response.status, nothing).toBe(404)
  }
})
