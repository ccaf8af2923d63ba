/**
 * Runs Prism as a proxy in front of the API. It validates every request and every response against the description.
 */
import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { endpoints } from '@/lib/contract/endpoints'
import { exampleTarget } from '@/lib/contract/examples'
import { get } from '../contract/client'
import { ended } from '../contract/processes'
import { exampleBodies } from '../fixtures/example-bodies'
import { newFolder } from '../fixtures/new-folder'
import { testServer } from '../test-server'

async function startPrism(description: object) {
  const file = path.join(newFolder(), 'openapi.json')
  await writeFile(file, JSON.stringify(description))
  const prism = path.resolve('node_modules/@stoplight/prism-cli/dist/index.js')
  const options = ['proxy', file, testServer.apiBase, '--port', '0', '--errors']
  const child = spawn(process.execPath, [prism, ...options])
  const address = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
      const found = /listening on (http:\S+)/.exec(output)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error(`Prism has ended: ${output}`)))
  })
  return { address, child }
}

const headers = { 'x-api-key': testServer.portalKey }

test('Prism finds no response or error that differs from the description', async () => {
  const description = await get<{ paths: Record<string, unknown> }>('/openapi.json')
  const { address, child } = await startPrism(description)
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended(child)
  })
  const bodies = await exampleBodies()
  for (const endpoint of endpoints) {
    const target = exampleTarget(endpoint, bodies)
    const response = await fetch(address + target, { headers })
    const body = await response.text()
    expect(response.status, `${target} ${body.slice(0, 500)}`).toBe(200)
    expect(response.headers.get('sl-violations'), target).toBeNull()
  }
  const missing = await fetch(`${address}/projects/999999`, { headers })
  expect(missing.status).toBe(404)
  // The proxy itself rejects requests that the description does not allow.
  for (const [target, sent] of [
    ['/projects', {}],
    ['/projects?per_page=1000', headers],
  ] as const) {
    const refused = await fetch(address + target, { headers: sent })
    expect(refused.headers.get('content-type'), target).toContain('application/problem+json')
  }
})
