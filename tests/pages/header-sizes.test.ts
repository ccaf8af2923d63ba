/** The size of response headers: nginx and others refuse more than 4 KB of them by default. */
import { once } from 'node:events'
import { get as request } from 'node:http'
import { expect, test } from 'vitest'
import { families } from '@/lib/contract/families'
import { getContents } from '@/lib/portal/developers/contents'
import { recordPath } from '@/lib/portal/records/record-path'
import { newClient } from '../contract/client'
import { aProject, bestConnected, graphNodes, isProject } from '../fixtures/known-records'
import { allPages } from '../fixtures/page-types'
import { testServer } from '../test-server'

const maxBytes = 4096
/** The margin for longer names of the site, of a proxy's requests and of a CDN's keys. */
const reserve = 512

/** The project with the longest title, in which each link is long. */
async function longestProject(): Promise<string> {
  const [longest] = (await graphNodes())
    .filter(isProject)
    .toSorted((a, b) => b.title.length - a.title.length)
  if (!longest) throw new Error('there are no projects')
  return recordPath('projects', Number(longest.id.replace('project-', '')), longest.title)
}

/** Pages with much data, many links or long addresses. */
async function largePages(): Promise<string[]> {
  const records = await Promise.all(families.map(bestConnected))
  return [
    '/developers',
    ...getContents(true).flatMap(({ places }) => places.map(({ address }) => address)),
    '/about/codebook',
    '/changes',
    '/countries',
    '/statistics',
    '/downloads',
    `/search?q=${encodeURIComponent('数'.repeat(200))}`,
    await longestProject(),
    ...records,
  ]
}

async function otherAnswers(): Promise<string[]> {
  const { path, id } = await aProject()
  const long = encodeURIComponent('数'.repeat(200))
  return [
    `${path}.json`,
    `${path}.csv`,
    `${path}.atom`,
    `${path}.vc.json`,
    `/projects/${id}`,
    `/projects?utm_source=x&q=${long}`,
    `/linkset.json?page=${path}`,
    `/api/v1/projects?q=${long}`,
    `/api/v1/search?query=${long}`,
    `/api/v1/projects/${id}`,
    '/api/v1/nothing',
    '/downloads/latest/did_atlas.csv.zip',
    '/.well-known/did.json',
    '/nothing/here.json',
  ]
}

/** The bytes of a response before its body, and the number of hashes of scripts in its policy. */
async function readHead(target: string, headers: Record<string, string> = {}) {
  const sent = request(testServer.address + target, { headers: { ...newClient(), ...headers } })
  const [response] = await once(sent, 'response')
  response.resume()
  const { statusCode, statusMessage, rawHeaders } = response
  const values = (rawHeaders as string[]).reduce((sum, text) => sum + text.length + 2, 0)
  const bytes = `HTTP/1.1 ${statusCode} ${statusMessage}\r\n\r\n`.length + values
  const [policy = ''] =
    /script-src [^;]*/.exec(response.headers['content-security-policy'] ?? '') ?? []
  const isStrict = !policy.includes('unsafe') && (policy.match(/'sha256-/g)?.length ?? 0) <= 3
  return { bytes, isStrict }
}

/** Those at fault, by address. One after the other, as a visitor with many requests is refused. */
async function findFaults(addresses: readonly string[], headers?: Record<string, string>) {
  expect(addresses.length).toBeGreaterThan(0)
  const faults: unknown[] = []
  for (const address of addresses) {
    const { bytes, isStrict } = await readHead(address, headers)
    if (bytes > maxBytes - reserve || !isStrict) faults.push({ address, bytes, isStrict })
  }
  return faults
}

test('the headers of every page are within 4 KB, with at most three hashes of scripts', async () => {
  const types = await Promise.all(allPages.map(({ address }) => address()))
  expect(await findFaults([...new Set([...types, ...(await largePages())])])).toEqual([])
})

test('the headers of payloads, files, redirects, errors and the API are within 4 KB', async () => {
  const records = await Promise.all(families.map(bestConnected))
  expect(await findFaults([...records, await longestProject()], { rsc: '1' })).toEqual([])
  expect(await findFaults(await otherAnswers(), { 'x-api-key': testServer.portalKey })).toEqual([])
})
