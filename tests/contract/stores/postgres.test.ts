import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { loadFrom, saveTo } from '@/lib/store/open-store'
import { StoreUnavailable } from '@/lib/store/store'
import { emptyDatabase } from '../../fixtures/postgres'
import { query } from '../../fixtures/postgres-server'
import { isDatabaseMissing } from '../../services/programs'
import { testStore } from './store-suite'
import { currentTitle, titledSnapshot } from './titled-snapshots'

/** The address of a database through a server that cuts each connection as soon as something is selected. */
async function cuttingAddress(url: string): Promise<string> {
  const { port, hostname } = new URL(url)
  const proxy = createServer((socket) => {
    const database = connect(Number(port), hostname)
    socket.on('data', (chunk) => {
      if (chunk.includes('SELECT')) socket.destroy()
      else database.write(chunk)
    })
    database.pipe(socket)
    socket.once('close', () => database.destroy())
  })
  onTestFinished(() => void proxy.close())
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const address = new URL(url)
  address.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`
  return address.href
}

describe.skipIf(isDatabaseMissing)('PostgreSQL', () => {
  testStore(emptyDatabase)

  test('only the current snapshot stays in the database', async () => {
    const url = await emptyDatabase()
    for (const title of ['First', 'Second', 'Second']) await saveTo(url, titledSnapshot(title))
    expect(await query(url, 'SELECT count(*) FROM did_atlas.stored_snapshots')).toEqual([
      { count: '1' },
    ])
    expect(await currentTitle(url)).toBe('Second')
  })

  test('a connection that is cut during a query is a fault of the store, and does not end the process', async () => {
    const url = await emptyDatabase()
    await saveTo(url, titledSnapshot('First'))
    await expect(loadFrom(await cuttingAddress(url))).rejects.toThrow(StoreUnavailable)
  })

  test('a snapshot that was damaged in the database is refused', async () => {
    const url = await emptyDatabase()
    await saveTo(url, titledSnapshot('First'))
    await query(url, `UPDATE did_atlas.stored_snapshots SET body = set_byte(body, 40, 0)`)
    await expect(loadFrom(url)).rejects.toThrow(
      /^The snapshot in the store at postgres:.+ is damaged.+ Run `npm run data:compile`\.$/,
    )
  })
})
