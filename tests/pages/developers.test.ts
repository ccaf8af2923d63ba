import { expect, test } from 'vitest'
import { getContents } from '@/lib/portal/developers/contents'
import { newClient } from '../contract/client'
import { testServer } from '../test-server'
import { ask, getHref, getText, one, openPage } from './served-page'

const sideBar = 'nav[aria-label=Documentation]'

test('every page of the documentation has its own heading, and is marked in the side bar, which has all', async () => {
  const places = getContents(true).flatMap((group) => group.places)
  expect(places).not.toEqual([])
  for (const { address, label, summary } of places) {
    const { status, document, main } = await openPage(address)
    expect(status, address).toBe(200)
    expect([label, summary], address).toContain(getText(one(main, 'h1')))
    expect(getText(one(document, `${sideBar} [aria-current]`)), address).toBe(label)
  }
  const { document } = await openPage('/developers')
  const hrefs = [...document.querySelectorAll(`${sideBar} a`)].map(getHref)
  expect(hrefs).toEqual(['/developers', ...places.map(({ address }) => address)])
})

test('the documentation is searched without scripts', async () => {
  const { document, main } = await openPage('/developers?q=etag')
  expect(one(document, 'form[action="/developers"] input[name=q]').getAttribute('value')).toBe(
    'etag',
  )
  expect(getText(main.querySelector('.docs-places a'))).toBe('Cache with ETags')
  const nothing = await openPage('/developers?q=xylophone')
  expect(getText(nothing.main)).toContain('No page for “xylophone”')
})

test('returns 404 for an unknown guide or endpoint', async () => {
  for (const address of ['/developers/api/nothing', '/developers/guides/nothing']) {
    expect((await ask(address)).status, address).toBe(404)
  }
})

test('redirects a search to its canonical URL', async () => {
  const response = await fetch(`${testServer.address}/developers?page=2&q=+etag+`, {
    headers: newClient(),
    redirect: 'manual',
  })
  expect(response.status).toBe(308)
  expect(response.headers.get('location')).toMatch(/\/developers\?q=etag$/)
})
