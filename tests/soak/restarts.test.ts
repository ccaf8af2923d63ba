/** A server that is stopped and restarted under load. */
import { readFileSync, writeFileSync } from 'node:fs'
import { Agent, request as send } from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import {
  ended,
  newPlace,
  type Place,
  printed,
  read,
  rendererOf,
  runScript,
} from '../contract/processes'
import { sitemapPages } from '../fixtures/sitemap-pages'

const key = 'portal-key-of-this-place'
const rounds = 20
/** What each client requests repeatedly: kept pages, the API, and pages that must be rendered. */
const clients = ['/projects', '/projects', '/api/v1/projects', '/api/v1/projects', 'cold', 'cold']

/**
 * The status of a response that was received completely, 0 if the connection was refused, or an error if it broke off.
 */
const get = ({ port }: Place, agent: Agent, path: string): Promise<number | Error> =>
  new Promise((resolve) => {
    const options = { port, path, agent, headers: { 'x-api-key': key } }
    const asked = send(options, (response) => {
      response.once('error', resolve).once('end', () => resolve(response.statusCode ?? 0))
      response.resume()
    })
    asked.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 0 : error),
    )
    asked.end()
  })

async function projectIds(place: Place): Promise<number[]> {
  const answers = await Promise.all(
    [1, 2, 3].map((page) => read(place, `/api/v1/projects?per_page=100&page=${page}`)),
  )
  return answers.flatMap((text) =>
    (JSON.parse(text.slice(4)) as { data: { id: number }[] }).data.map(({ id }) => id),
  )
}

test(`${rounds} restarts under load fail no request that had begun`, async () => {
  test.setTimeout(900_000)
  const place = await newPlace()
  const wrong: unknown[] = []
  for (let round = 0; round < rounds; round += 1) {
    const server = runScript('start', place)
    await printed(server, 'Listening')
    const ids = await projectIds(place)
    const half = connect(place.port, '127.0.0.1', () => half.write('GET / HTT'))
    half.on('error', () => {})
    let isOver = false
    let good = 0
    const loads = clients.map(async (client) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      while (!isOver) {
        const status = await get(
          place,
          agent,
          client === 'cold' ? `/embed/projects/${ids.pop()}` : client,
        )
        if (status === 200) good += 1
        else if (status === 0) break
        else wrong.push(status)
      }
      agent.destroy()
    })
    await expect.poll(() => good).toBeGreaterThan(500)
    server.kill('SIGTERM')
    expect(await ended(server)).toBe(0)
    isOver = true
    await Promise.all(loads)
    half.destroy()
  }
  expect(wrong).toEqual([])
})

/** The status and the body of a page, as it is sent without compression. */
const pageOf = ({ port }: Place, agent: Agent, path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const asked = send({ port, path, agent }, (response) => {
      text(response).then((body) => resolve(`${response.statusCode} ${body}`), reject)
    })
    asked.once('error', reject)
    asked.end()
  })

/** Requests pages over several connections. Resolves with the status and the body of each, by its address. */
async function visit(place: Place, addresses: readonly string[]): Promise<Map<string, string>> {
  const left = [...addresses]
  const pages = new Map<string, string>()
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const visitor = async () => {
    for (let address = left.shift(); address !== undefined; address = left.shift()) {
      pages.set(address, await pageOf(place, agent, address))
    }
  }
  await Promise.all(Array.from({ length: 8 }, visitor))
  agent.destroy()
  return pages
}

const differencesOf = (pages: Map<string, string>, others: Map<string, string>): string[] =>
  [...pages].filter(([address, page]) => others.get(address) !== page).map(([address]) => address)

test('all pages of the site outlive a restart, and need no renderer then, and a torn file of them costs nothing else', async () => {
  test.setTimeout(900_000)
  const place = await newPlace()
  let server = runScript('start', place)
  await printed(server, 'Listening')
  const pages = await sitemapPages((address) => read(place, address))
  expect(pages.length).toBeGreaterThan(2_000)
  const before = await visit(place, pages)
  expect([...before.values()].filter((page) => !page.startsWith('200'))).toEqual([])
  server.kill('SIGTERM')
  expect(await ended(server)).toBe(0)

  const since = performance.now()
  server = runScript('start', place)
  await expect.poll(() => read(place, '/').catch(() => ''), { intervals: [20] }).toMatch(/^200/)
  const first = performance.now() - since
  await printed(server, 'Listening')
  process.kill(rendererOf(server), 'SIGSTOP')
  expect(differencesOf(before, await visit(place, pages))).toEqual([])
  process.stdout.write(`the first page came ${Math.round(first / 100) / 10} s after the start\n`)
  process.kill(rendererOf(server), 'SIGCONT')
  server.kill('SIGTERM')
  expect(await ended(server)).toBe(0)

  const file = path.join(path.dirname(place.store), 'pages.db')
  writeFileSync(file, readFileSync(file).fill(0, 4096))
  server = runScript('start', place)
  await printed(server, 'Listening')
  expect(differencesOf(await visit(place, ['/about', '/projects']), before)).toEqual([])
  server.kill('SIGTERM')
  expect(await ended(server)).toBe(0)
})
