import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parseSettings, type Settings } from '@/lib/env'
import { saveTo } from '@/lib/store/store'
import { inTemporaryFolder } from '@/tests/fixtures/facts'
import { item, snapshotOf } from '@/tests/fixtures/snapshot'
import { freePort } from './free-port'
import { start } from './main'
import { openedStore } from './snapshots'

/** Provides the settings of a server with a store of its own, which `damage` changes. */
const withStore = (use: (settings: Settings, damage: () => void) => Promise<void>) =>
  inTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'atlas.db')
    const documents = { terms: {} }
    await saveTo(file, snapshotOf({ items: { people: [item(1, 'Ada Example')] }, documents }))
    const damage = () => {
      const bytes = readFileSync(file)
      // The body, in the last page of the file, is longer than anything else in it.
      bytes.writeUInt8(bytes.readUInt8(bytes.length - 40) ^ 1, bytes.length - 40)
      writeFileSync(file, bytes)
    }
    const PORT = String(await freePort())
    await use(parseSettings({ PORT, STORE_URL: `sqlite:${file}`, LOG_LEVEL: 'silent' }), damage)
  })

const apiAlone = { portal: false }

test('does not start with a damaged store', () =>
  withStore(async (settings, damage) => {
    damage()
    const message = `The store at ${settings.storePath} cannot be used: is damaged`
    await expect(start(settings, apiAlone)).rejects.toThrow(message)
  }))

test('starts with a store that is open already, and reads its file no more', () =>
  withStore(async (settings, damage) => {
    const opened = await openedStore(settings.store)
    damage()
    const { checks, stop } = await start(settings, { ...apiAlone, opened })
    expect(await checks.store?.()).toBeUndefined()
    await stop()
  }))
