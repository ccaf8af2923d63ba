import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { parseSettings } from '@/lib/env'
import { saveTo } from '@/lib/store/open-store'
import { serveClient } from '@/tests/fixtures/client-of-server'
import { damageStore } from '@/tests/fixtures/damage-store'
import { newFolder } from '@/tests/fixtures/new-folder'
import { item, makeSnapshot } from '@/tests/fixtures/snapshot'
import { start } from './main'
import { freePort } from './renderer-process'
import { openedStore } from './snapshots'

/** Returns the settings of a server with a store of its own, which `damage` changes. */
async function newStore() {
  const folder = newFolder()
  const file = path.join(folder, 'atlas.db')
  const documents = { terms: {} }
  await saveTo(file, makeSnapshot({ items: { people: [item(1, 'Ada Example')] }, documents }))
  const damage = () => damageStore(file)
  const PORT = String(await freePort())
  const settings = parseSettings({ PORT, STORE_URL: `sqlite:${file}`, LOG_LEVEL: 'silent' })
  return { settings, damage }
}

const apiAlone = { portal: false }

test('does not start with a damaged store', async () => {
  const { settings, damage } = await newStore()
  damage()
  const message = `The store at ${settings.storePath} cannot be used: is damaged`
  await expect(start(settings, apiAlone)).rejects.toThrow(message)
})

test('starts with a store that is already open, and does not read its file again', async () => {
  const { settings, damage } = await newStore()
  const opened = await openedStore(settings.store)
  damage()
  const { address, stop } = await start(settings, { ...apiAlone, openStore: async () => opened })
  // The server may have noticed by now that the file has changed, and refused it.
  const health = await fetch(`${address}/api/v1/health`)
  expect(await health.json()).toMatchObject({ services: { database: { status: 'connected' } } })
  await stop()
})

test('frees the dataset of its start once that is replaced', async () => {
  const { settings } = await newStore()
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  let first: WeakRef<object> | undefined
  const openStore = async () => {
    const opened = await openedStore(settings.store)
    first = new WeakRef(opened.stored.dataset)
    return opened
  }
  const { stop } = await start(settings, { ...apiAlone, openStore })
  await saveTo(settings.store, makeSnapshot({ title: 'Second', documents: { terms: {} } }))
  const isRetained = () => {
    collectGarbage()
    return first?.deref() !== undefined
  }
  await expect.poll(isRetained).toBe(false)
  await stop()
})

test('purges the snapshot that was replaced before the start', async () => {
  const { settings } = await newStore()
  const purged: unknown[] = []
  const { baseUrl } = await serveClient(({ headers }, response) => {
    purged.push(headers['surrogate-key'])
    response.end()
  })
  const openStore = async () => ({
    ...(await openedStore(settings.store)),
    replaced: 'ab'.repeat(32),
  })
  const { stop } = await start({ ...settings, PURGE_URL: baseUrl }, { ...apiAlone, openStore })
  await expect.poll(() => purged).toEqual([`snapshot-${'ab'.repeat(16)}`])
  await stop()
})

test('closes everything once, even if it is stopped by two signals', async () => {
  const { settings } = await newStore()
  const opened = await openedStore(settings.store)
  let closed = 0
  opened.store.close = async () => {
    closed += 1
  }
  const { stop } = await start(settings, { ...apiAlone, openStore: async () => opened })
  await Promise.all([stop(), stop()])
  expect(closed).toBe(1)
})

test('starts with damaged key files, leaves them unchanged, and reports the failing parts', async () => {
  const {
    settings: { storePath, STORE_URL },
  } = await newStore()
  const ports = { PORT: String(await freePort()), METRICS_PORT: String(await freePort()) }
  const settings = parseSettings({
    ...ports,
    STORE_URL,
    SITE_URL: 'https://atlas.test',
    LOG_LEVEL: 'silent',
  })
  const folder = path.dirname(storePath)
  const files = ['keys.db', 'did-keys.json'].map((name) => path.join(folder, name))
  for (const file of files) writeFileSync(file, 'damaged '.repeat(1_000))
  const { address, stop } = await start(settings, apiAlone)
  try {
    const operations = `http://127.0.0.1:${ports.METRICS_PORT}`
    const ready = await fetch(`${operations}/ready`)
    const [keys, signing] = files.map((file) => expect.stringContaining(file))
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { status: 'degraded', parts: { store: 'ok', keys, signing } },
    ])
    const metrics = await (await fetch(`${operations}/metrics`)).text()
    expect(metrics).toContain('did_atlas_part_up{part="keys"} 0')
    expect(metrics).toContain('did_atlas_part_up{part="signing"} 0')
    expect((await fetch(`${address}/api/v1/terms`)).status).toBe(200)
  } finally {
    await stop()
  }
  for (const file of files) expect(readFileSync(file, 'utf8')).toBe('damaged '.repeat(1_000))
})
