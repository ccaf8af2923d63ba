/** A portal with another server's data signs nothing, regardless of that server's claims. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ended, newPlace, runScript, waitForOutput } from '../contract/processes'
import { fixtureFolder } from '../fixtures/facts'
import { getApi, mirrored, served } from './mirrors'
import { startPortal } from './portal'
import { startStub } from './stub'
import { syntheticApi } from './stub-api'
import { getId } from './stub-records'

const ownDid = 'did:web:atlas.test'
const ownSite = 'https://atlas.test'

/** An index that names the portal's own identifier, as if the upstream could speak for it. */
const claiming = {
  name: 'Upstream',
  version: '1',
  links: { openapi: '', terms: '', health: '' },
  issuer: ownDid,
  endpoints: [],
}

test('a portal over another server has no key, no document, no credentials and no links to any', async () => {
  const synthetic = syntheticApi()
  const answer = (url: URL) => (/\/api\/v1\/?$/.test(url.pathname) ? claiming : synthetic(url))
  const stub = await startStub({ answer })
  const portal = await startPortal(stub, { SITE_URL: ownSite })
  try {
    const profile = await portal.get(`/projects/${getId('projects', 5)}`)
    const { pathname } = new URL(profile.url)
    expect(profile.status).toBe(200)
    expect(await profile.text()).not.toContain('.vc.json')
    for (const target of [`${pathname}.vc.json`, '/.well-known/did.json', '/sources/1.json']) {
      expect((await portal.get(target)).status, target).toBe(404)
    }
    expect(await (await portal.get('/verify')).text()).toContain(
      'This site does not sign its files',
    )
    expect(existsSync(path.join(path.dirname(portal.place.store), 'did-keys.json'))).toBe(false)
  } finally {
    await portal.stop()
    await stub.stop()
  }
})

test('a mirror of another server is not signed after it is frozen in a store either', async () => {
  const original = await getApi(fixtureFolder)
  const copy = await newPlace()
  await served(original, () => mirrored(copy, `http://127.0.0.1:${original.port}/api/v1`))
  Object.assign(copy.environment, { SITE_URL: ownSite })
  const api = runScript('api', copy)
  await waitForOutput(api, 'API')
  try {
    for (const target of [
      '/projects/1.vc.json',
      '/.well-known/did.json',
      '/downloads/latest/did_atlas.vc.json',
    ]) {
      const response = await fetch(`http://127.0.0.1:${copy.port}${target}`)
      expect(response.status, target).toBe(404)
    }
    expect(existsSync(path.join(path.dirname(copy.store), 'did-keys.json'))).toBe(false)
  } finally {
    api.kill('SIGTERM')
    await ended(api)
  }
})
