/** The private key with which the site signs is in its file, and nowhere else. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { base58 } from '@scure/base'
import { expect, onTestFinished, test } from 'vitest'
import { aProject } from '../fixtures/known-records'
import { testServer } from '../test-server'
import { startServer } from './processes'
import { syntheticPlace } from './stored-place'

/** The private key as written in the file, and its bytes in every encoding that programs use for keys. */
function secretsIn(file: string): string[] {
  const { current } = JSON.parse(readFileSync(file, 'utf8')) as {
    current: { secretKeyMultibase: string }
  }
  const multibase = current.secretKeyMultibase
  // Without the prefix that identifies the type of key.
  const seed = Buffer.from(base58.decode(multibase.slice(1))).subarray(2, 34)
  return [
    multibase,
    ...(['hex', 'base64', 'base64url'] as const).map((form) =>
      seed.toString(form).replace(/=+$/, ''),
    ),
  ]
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())

const storeFolder = path.dirname(testServer.storeFile)
const keyFile = path.join(storeFolder, 'did-keys.json')

test('no page, file or response of the API contains the key', async () => {
  const { path: profile } = await aProject()
  const addresses = [
    '/',
    profile,
    `${profile}.vc.json`,
    `${profile}.json`,
    '/verify',
    '/versions',
    '/downloads',
  ]
  const served = [
    '/.well-known/did.json',
    '/contexts/credentials-v1.jsonld',
    '/api/v1/',
    '/about',
    '/health',
  ]
  for (const address of [...addresses, ...served]) {
    const response = await fetch(testServer.address + address)
    const text = await response.text()
    expect([response.status, text.length > 100], address).toEqual([200, true])
    for (const secret of secretsIn(keyFile)) expect(text.includes(secret), address).toBe(false)
  }
})

test('no bundle, export or other file next to it contains the key', () => {
  const others = filesBelow(storeFolder).filter(
    (file) => file !== keyFile && !file.includes('results'),
  )
  const files = [...filesBelow('.next/static'), ...filesBelow('.next/server'), ...others]
  expect(files.length).toBeGreaterThan(200)
  const secrets = secretsIn(keyFile)
  expect(secrets).toHaveLength(4)
  const holding = files.filter((file) => {
    // The downloads may be moved to their place meanwhile.
    if (!existsSync(file)) return false
    const content = readFileSync(file)
    return secrets.some((secret) => content.includes(secret))
  })
  expect(holding).toEqual([])
  // The search would find it in the key file itself.
  expect(readFileSync(keyFile).includes(secrets[0] ?? 'none')).toBe(true)
})

test('no log contains the key, not even if its file is damaged', async () => {
  const place = await syntheticPlace()
  const own = path.join(path.dirname(place.store), 'did-keys.json')
  Object.assign(place.environment, { LOG_LEVEL: 'trace', SITE_URL: 'https://atlas.test' })
  const { output, stop } = await startServer(place, 'api')
  const get = (address: string) => fetch(`http://127.0.0.1:${place.port}${address}`)
  onTestFinished(async () => {
    await stop()
    rmSync(path.dirname(place.store), { recursive: true, force: true })
  })
  expect((await get('/projects/1.vc.json')).status).toBe(200)
  const secrets = secretsIn(own)
  writeFileSync(own, readFileSync(own, 'utf8').replace('"former": []', '"former": [,]'))
  expect((await get('/.well-known/did.json')).status).toBe(404)
  await expect.poll(output).toContain('did-keys.json')
  for (const secret of secrets) expect(output()).not.toContain(secret)
})
