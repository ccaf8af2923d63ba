import { expect, test } from 'vitest'
import { parseSettings } from '@/lib/env'
import { type Stub, startStub, upstreamKey } from '@/tests/upstream/stub'
import { findUpstreamFault } from './prepare'

async function withStub(use: (stub: Stub) => Promise<void>): Promise<void> {
  const stub = await startStub()
  try {
    await use(stub)
  } finally {
    await stub.stop()
  }
}

const faultWith = ({ baseUrl }: Stub, key: string) =>
  findUpstreamFault(parseSettings({ API_BASE_URL: baseUrl, API_KEY: key }))

test('reports nothing for an API that responds, nor without another API', () =>
  withStub(async (stub) => {
    expect(await faultWith(stub, upstreamKey)).toBeUndefined()
    expect(await findUpstreamFault(parseSettings({}))).toBeUndefined()
  }))

test('reports that an API refuses the key, or the lack of one, and never shows it', () =>
  withStub(async (stub) => {
    const wrong = await faultWith(stub, 'a-wrong-key-of-the-tests')
    expect(wrong).toMatch(
      /refuses requests \(.*401.*\)\. Until it answers, pages use their last good copies\. Check API_KEY/,
    )
    expect(wrong).not.toContain('a-wrong-key')
    expect(await faultWith(stub, '')).toMatch(/401.* Set API_KEY\.$/)
  }))

test('reports that an API does not respond', () =>
  withStub(async (stub) => {
    stub.fail('status 500')
    expect(await faultWith(stub, upstreamKey)).toMatch(
      /does not respond \(.*500.*\)\. Until it answers/,
    )
  }))
