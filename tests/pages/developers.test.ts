import { expect, test } from 'vitest'
import { getContents } from '@/lib/portal/developers/contents'
import { newClient } from '../contract/client'
import { testServer } from '../test-server'

const open = (address: string) => fetch(testServer.address + address, { headers: newClient() })

test('every page of the documentation exists, and is about its subject', async () => {
  for (const { address, label, summary } of getContents(true).flatMap(({ places }) => places)) {
    const answer = await open(address)
    expect(answer.status, address).toBe(200)
    const [, title] = /<h1[^>]*>([^<]+)</.exec(await answer.text()) ?? []
    expect([label, summary], address).toContain(title)
  }
})

test('an unknown guide or endpoint is a 404', async () => {
  for (const address of ['/developers/api/nothing', '/developers/guides/nothing']) {
    expect((await open(address)).status, address).toBe(404)
  }
})

test('a search that is not canonical is redirected', async () => {
  const answer = await fetch(`${testServer.address}/developers?page=2&q=+etag+`, {
    headers: newClient(),
    redirect: 'manual',
  })
  expect(answer.status).toBe(308)
  expect(answer.headers.get('location')).toMatch(/\/developers\?q=etag$/)
})
