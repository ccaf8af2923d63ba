import { expect, onTestFinished, test } from 'vitest'
import { parseSettings } from '@/lib/env'
import { type Stub, startStub, upstreamKey } from '@/tests/upstream/stub'
import { findUpstreamFault } from './prepare'

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
