/** Prints how many launched projects each country has. Needs DID_ATLAS_URL and DID_ATLAS_KEY. */
import process from 'node:process'
import { createClient } from '../src/client.js'

const { DID_ATLAS_URL: baseUrl = '', DID_ATLAS_KEY: key } = process.env
const client = createClient({ baseUrl, key })
const counts = new Map<string, number>()
for await (const { country } of client.listAll('/projects', { status: ['Launched'] })) {
  const name = country?.name ?? 'Not disclosed'
  counts.set(name, (counts.get(name) ?? 0) + 1)
}
for (const [name, count] of [...counts].sort(([, a], [, b]) => b - a)) {
  process.stdout.write(`${String(count).padStart(4)} ${name}\n`)
}
