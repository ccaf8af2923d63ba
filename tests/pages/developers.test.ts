import { expect, test } from 'vitest'
import { getContents } from '@/lib/portal/developers/contents'
import { newClient } from '../contract/client'
import { testServer } from '../test-server'

const fetchPage = (address: string) => fetch(testServer.address + address, { headers: newClient() })

test('every documentation page loads with its own heading', async () => {
  for (const { address, label, summary } of getContents(true).flatMap(({ places }) => places)) {
    const response = await fetchPage(address)
    expect(response.status, address).toBe(200)
    const [, title] = /<h1[^>]*>([^<]+)</.exec(await response.text()) ?? []
    expect([label, summary], address).toContain(title)
  }
})

test('returns 404 for an unknown guide or endpoint', async () => {
  for (const address of ['/developers/api/nothing', '/developers/guides/nothing']) {
    expect((await fetchPage(address)).status, address).toBe(404)
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
