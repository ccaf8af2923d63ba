import { expect, onTestFinished, test } from 'vitest'
import { keysIn } from '../fixtures/keys'
import { testServer } from '../test-server'
import { call, newClient, withId } from './client'

const unauthorized = {
  error: { code: 'unauthorized', message: 'A valid API key is required in the X-API-Key header.' },
}

test('the index, terms, health and the description need no key', async () => {
  for (const path of ['/', '/terms', '/health', '/openapi.json']) {
    expect((await call(path, { key: null, headers: newClient() })).status, path).toBe(200)
  }
})

test('a missing, a wrong and a revoked key get the same response', async () => {
  const project = await withId('/projects/{id}')
  const keys = await keysIn(testServer.keyFile)
  onTestFinished(() => keys.close())
  const { id, key } = await keys.create('to be revoked')
  await expect.poll(async () => (await call(project, { key })).status).toBe(200)
  await keys.revoke(id)
  await expect.poll(async () => (await call(project, { key })).status).toBe(401)
  const headers = newClient()
  for (const wrong of [null, '', 'x', 'x'.repeat(5000), `atlas_${id}_${'A'.repeat(43)}`, key]) {
    const response = await call(project, { key: wrong, headers })
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual(unauthorized)
    expect(response.headers.get('www-authenticate')).toContain('ApiKey')
  }
})

test('whether a record exists, and whether a parameter is invalid, is revealed only with a key', async () => {
  const headers = newClient()
  for (const path of ['/projects/999999', '/projects/abc', '/projects/%ff', '/projects?page=0']) {
    expect((await call(path, { key: null, headers })).status, path).toBe(401)
  }
})

test('a key in the query is ignored', async () => {
  const path = `/projects?x-api-key=${testServer.portalKey}`
  expect((await call(path, { key: null, headers: newClient() })).status).toBe(401)
})
