import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parseSettings } from '@/lib/env'
import { writeRelease } from '@/lib/facts/releases/releases'
import { type Changes, compiledWith, replacing, withFacts } from '@/tests/fixtures/facts'
import { newFolder } from '@/tests/fixtures/new-folder'
import { fastQuality } from '@/tests/fixtures/releases'
import { type Stub, startStub, upstreamKey } from '@/tests/upstream/stub'
import { findUpstreamFault, prepareStore } from './prepare'

async function newStub() {
  const stub = await startStub()
  onTestFinished(() => stub.stop())
  return stub
}

const faultWith = ({ baseUrl }: Stub, key: string) =>
  findUpstreamFault(parseSettings({ API_BASE_URL: baseUrl, API_KEY: key }))

test('reports nothing for an API that responds, nor without another API', async () => {
  const stub = await newStub()
  expect(await faultWith(stub, upstreamKey)).toBeUndefined()
  expect(await findUpstreamFault(parseSettings({}))).toBeUndefined()
})

test('reports that an API refuses the key, or the lack of one, and never shows it', async () => {
  const stub = await newStub()
  const wrong = await faultWith(stub, 'a-wrong-key-of-the-tests')
  expect(wrong).toMatch(
    /refuses requests \(.*401.*\)\. Until it answers, pages use their last good copies\. Check API_KEY/,
  )
  expect(wrong).not.toContain('a-wrong-key')
  expect(await faultWith(stub, '')).toMatch(/401.* Set API_KEY\.$/)
})

test('reports that an API does not respond', async () => {
  const stub = await newStub()
  stub.fail('status 500')
  expect(await faultWith(stub, upstreamKey)).toMatch(
    /does not respond \(.*500.*\)\. Until it answers/,
  )
})

test('names the snapshot that it has replaced', async () => {
  const settings = parseSettings({ STORE_URL: `sqlite:${path.join(newFolder(), 'atlas.db')}` })
  const prepare = async (changes: Changes) => {
    const { store, stored, replaced } = await withFacts(changes, (folder) =>
      prepareStore(settings, folder),
    )
    await store.close()
    return { hash: stored.dataset.manifest.hash, replaced }
  }
  const first = await prepare({})
  expect(first.replaced).toBeUndefined()
  expect((await prepare({})).replaced).toBeUndefined()
  const title = replacing('title: ', 'title: New ')
  expect((await prepare({ 'dataset.yaml': title })).replaced).toBe(first.hash)
})

test('generates the files of versions again if they were lost', async () => {
  const storePath = path.join(newFolder(), 'atlas.db')
  const files = path.join(path.dirname(storePath), 'releases')
  const settings = parseSettings({ STORE_URL: `sqlite:${storePath}` })
  await withFacts({}, async (folder) => {
    await writeRelease(path.join(folder, 'releases'), await compiledWith(), fastQuality)
    const prepare = async () => (await prepareStore(settings, folder)).store.close()
    await prepare()
    const complete = readdirSync(files)
    expect(complete).not.toEqual([])
    rmSync(files, { recursive: true })
    await prepare()
    expect(readdirSync(files)).toEqual(complete)
  })
})
