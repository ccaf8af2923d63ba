/** Downloads over HTTP, made by the server itself from the real facts. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { Downloads } from '@/lib/contract/downloads'
import { testServer } from '../test-server'

const { address, apiBase } = testServer

/** The downloads, once the server has made them; it starts to do so when it listens. */
async function finished(): Promise<Downloads> {
  let found: Downloads | undefined
  await expect
    .poll(
      async () => {
        found = Downloads.parse(await (await fetch(`${apiBase}/downloads`)).json())
        return found.state
      },
      { timeout: 50_000 },
    )
    .toBe('ready')
  if (!found) throw new Error('The server did not say what it has')
  return found
}

test('the server generates the downloads by itself, and anybody can fetch and verify each of them', async () => {
  const { files, base_url, version } = await finished()
  expect(version).toMatch(/^\d{4}\.\d{2}\.\d{2}$/)
  expect(base_url).toBe(`${address}/downloads/${version}/`)
  expect(files.length).toBeGreaterThan(150)
  const fetched: unknown[] = []
  for (const { name } of files) {
    const response = await fetch(base_url + name)
    const body = Buffer.from(await response.arrayBuffer())
    const sha256 = createHash('sha256').update(body).digest('hex')
    fetched.push({ status: response.status, name, bytes: body.length, sha256 })
  }
  expect(fetched).toEqual(
    files.map(({ name, bytes, sha256 }) => ({ status: 200, name, bytes, sha256 })),
  )
})

test('an interrupted download can be resumed', async () => {
  const { base_url, files } = await finished()
  const file = files.find(({ format }) => format === 'sqlite')
  const url = base_url + file?.name
  const half = Math.floor((file?.bytes ?? 0) / 2)
  const first = await fetch(url, { headers: { range: `bytes=0-${half - 1}` } })
  expect(first.status).toBe(206)
  const rest = await fetch(url, {
    headers: { range: `bytes=${half}-`, 'if-range': first.headers.get('etag') ?? '' },
  })
  expect(rest.headers.get('content-range')).toBe(
    `bytes ${half}-${(file?.bytes ?? 0) - 1}/${file?.bytes}`,
  )
  const whole = Buffer.concat([
    Buffer.from(await first.arrayBuffer()),
    Buffer.from(await rest.arrayBuffer()),
  ])
  expect(createHash('sha256').update(whole).digest('hex')).toBe(file?.sha256)
})

test('latest redirects to the version, and only listed files exist', async () => {
  const { base_url } = await finished()
  const latest = await fetch(`${address}/downloads/latest/SHA256SUMS`)
  expect([latest.status, latest.url]).toEqual([200, `${base_url}SHA256SUMS`])
  for (const path of ['/downloads/2020.01.01/SHA256SUMS', '/downloads/latest/nothing.csv']) {
    expect((await fetch(address + path)).status, path).toBe(404)
  }
})
