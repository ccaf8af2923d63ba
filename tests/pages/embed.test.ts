import { expect, test } from 'vitest'
import type { Terms } from '@/lib/contract/terms'
import { get } from '../contract/client'
import { aProject } from '../fixtures/known-records'
import { testServer } from '../test-server'
import { ask, getHref, getText, link, one, openPage } from './served-page'

test('A frame shows a project with its credit, and its links open outside of the frame', async () => {
  const project = await aProject()
  const terms = await get<Terms>('/terms')
  const { document, main } = await openPage(`/embed/projects/${project.id}`)
  expect(getText(one(document, 'h1'))).toBe(project.title)
  expect(getText(main)).toContain(project.managing_entity.name)
  expect(getText(main)).toContain(terms.attribution.components.credit)
  expect(getHref(link(main, 'CC BY 4.0'))).toBe(terms.attribution.components.links.license)
  expect(document.querySelectorAll('header, [role=banner]')).toHaveLength(0)
  expect(one(document, 'meta[name=robots]').getAttribute('content')).toMatch(/noindex/)
  for (const own of document.querySelectorAll('a[href]')) {
    expect(own.getAttribute('target'), getHref(own)).toBe('_blank')
  }
})

test('A frame has one address, and reports an unknown project', async () => {
  const { id, path } = await aProject()
  expect((await openPage(`/embed${path}`)).address).toBe(`/embed/projects/${id}`)
  for (const address of ['/embed/projects/999999', '/embed/projects/x', '/embed/nothing/here']) {
    const { status, document, main } = await openPage(address)
    expect(status, address).toBe(404)
    expect(getText(main)).toContain('Page not found')
    expect(document.querySelectorAll('input[type=search], [role=searchbox]')).toHaveLength(0)
  }
})

test('The frame of the map has the legend of the map, without classes of no country', async () => {
  for (const measure of ['', '?measure=entities']) {
    const [page, frame] = await Promise.all(
      ['/map', '/embed/map'].map((path) => openPage(path + measure)),
    )
    const classes = [...(page?.main.querySelectorAll('.map-leading li > span') ?? [])].map(getText)
    expect(classes.length).toBeGreaterThan(2)
    expect([...(frame?.main.querySelectorAll('.map-embed li') ?? [])].map(getText)).toEqual(classes)
  }
})

test('oEmbed returns a frame that can be displayed', async () => {
  const { title, path } = await aProject()
  const url = encodeURIComponent(testServer.address + path)
  const response = await ask(`/oembed?url=${url}&maxwidth=400&format=json`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  const answer = await response.json()
  expect(answer).toMatchObject({ version: '1.0', type: 'rich', title, width: 400 })
  const [, src = ''] = /src="([^"]+)"/.exec(answer.html) ?? []
  expect(getText(one((await openPage(src)).document, 'h1'))).toBe(title)
})

test('every page that can be embedded links to its oEmbed documents, in both formats', async () => {
  for (const path of [
    (await aProject()).path,
    '/map?measure=entities',
    '/graph',
    '/charts/ledgers',
  ]) {
    const { document } = await openPage(path)
    for (const type of ['application/json+oembed', 'text/xml+oembed']) {
      const response = await ask(getHref(one(document, `link[type="${type}"]`)))
      expect(response.status, `${path} ${type}`).toBe(200)
      expect(await response.text(), path).toContain(
        `/embed${path.startsWith('/projects') ? '/projects/' : path}`,
      )
    }
  }
})

test('oEmbed refuses invalid requests with the status of the specification', async () => {
  const statuses: Record<string, number> = {
    '/oembed': 400,
    '/oembed?url=nonsense': 404,
    '/oembed?url=https%3A%2F%2Fexample.org%2Fprojects%2F1': 404,
    [`/oembed?url=${encodeURIComponent(`${testServer.address}/projects/999999`)}`]: 404,
    [`/oembed?url=${encodeURIComponent(`${testServer.address}/about`)}`]: 404,
    [`/oembed?url=${encodeURIComponent(`${testServer.address}/map`)}&format=yaml`]: 501,
  }
  for (const [address, status] of Object.entries(statuses)) {
    expect((await ask(address)).status, address).toBe(status)
  }
})
