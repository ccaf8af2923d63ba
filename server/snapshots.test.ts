import { rmSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { saveTo } from '@/lib/store/open-store'
import { type Store, StoreUnavailable } from '@/lib/store/store'
import { damageStore } from '@/tests/fixtures/damage-store'
import { newFolder } from '@/tests/fixtures/new-folder'
import { item, makeSnapshot } from '@/tests/fixtures/snapshot'
import { getHealth } from './api/health'
import { openedStore, type SnapshotEvent, Snapshots } from './snapshots'

const snapshot = (title: string) =>
  makeSnapshot({ title, items: { people: [item(1, title)] }, documents: { terms: {} } })

/** The kind of an event, or its error. */
const getName = (event: SnapshotEvent): string =>
  'hash' in event ? 'taken' : String(Object.values(event)[0])

/** Serves a store, and records the events reported for its changes. */
async function serveFirst() {
  const folder = newFolder()
  const file = path.join(folder, 'atlas.db')
  await saveTo(file, snapshot('First'))
  const events: string[] = []
  const snapshots = await Snapshots.open(file, {
    onChange: (event) => events.push(getName(event)),
  })
  onTestFinished(() => snapshots.close())
  return { file, snapshots, events }
}

const getTitle = ({ current }: Snapshots) => current.dataset.manifest.title

test('loads a new store, once', async () => {
  const { file, snapshots, events } = await serveFirst()
  await saveTo(file, snapshot('Second'))
  await snapshots.check()
  await snapshots.check()
  expect(getTitle(snapshots)).toBe('Second')
  expect(events).toEqual(['taken'])
  expect((await getHealth(snapshots)).status).toBe('healthy')
})

test('continues to serve the last good store while the file is damaged or missing, and reports it', async () => {
  const { file, snapshots, events } = await serveFirst()
  for (const spoil of [() => damageStore(file), () => rmSync(file)]) {
    spoil()
    await snapshots.check()
    expect(getTitle(snapshots)).toBe('First')
    expect(snapshots.current.dataset.all('people')).toEqual(['{"id":1,"name":"First"}'])
    expect(snapshots.isRefused).toBe(true)
    expect(await getHealth(snapshots)).toMatchObject({
      status: 'degraded',
      services: { database: { status: 'connected' } },
    })
  }
  expect(events).toEqual([
    expect.stringContaining(`The store at ${file} cannot be used: is damaged`),
    expect.stringContaining(`There is no store at ${file}`),
  ])
  await saveTo(file, snapshot('Second'))
  await snapshots.check()
  expect(getTitle(snapshots)).toBe('Second')
  expect((await getHealth(snapshots)).status).toBe('healthy')
})

test('reports once that a new snapshot cannot be read, and once that it can be again', async () => {
  const folder = newFolder()
  const file = path.join(folder, 'atlas.db')
  await saveTo(file, snapshot('First'))
  const { store, stored } = await openedStore(file)
  const fault = new StoreUnavailable('The store does not answer.')
  let isReachable = false
  const unsteady: Store = {
    identity: () => store.identity(),
    load: () => (isReachable ? store.load() : Promise.reject(fault)),
    save: (...content) => store.save(...content),
    close: () => store.close(),
  }
  const events: string[] = []
  const snapshots = new Snapshots(
    { stored, store: unsteady },
    { onChange: (event) => events.push(getName(event)) },
  )
  await saveTo(file, snapshot('Second'))
  for (let checks = 0; checks < 3; checks += 1) {
    await snapshots.check()
    expect(snapshots.isUnreachable).toBe(true)
  }
  expect(events).toEqual([String(fault)])
  isReachable = true
  await snapshots.check()
  await snapshots.check()
  expect(getTitle(snapshots)).toBe('Second')
  expect(snapshots.isUnreachable).toBe(false)
  expect(events).toEqual([String(fault), 'taken', 'true'])
  await snapshots.close()
})

test('health is degraded while a shared service does not respond, and names the service', async () => {
  const { snapshots } = await serveFirst()
  const describeState = async (isPresent: boolean) => {
    const { status, services } = await getHealth(snapshots, { shared: { isPresent } })
    return [status, services?.cache?.status]
  }
  expect(await describeState(true)).toEqual(['healthy', 'operational'])
  expect(await describeState(false)).toEqual(['degraded', 'degraded'])
})
