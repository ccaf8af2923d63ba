/** One client floods the server with requests for uncached pages while others visit it. */
import { Agent, request as send } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ended, type Place, read, runScript, waitForOutput } from '../contract/processes'
import { copiedPlace } from '../contract/stored-place'

interface Answer {
  status: number
  milliseconds: number
}

const get = ({ port }: Place, agent: Agent, path: string, client: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const since = performance.now()
    const headers = { 'x-forwarded-for': client, 'accept-encoding': 'gzip' }
    const request = send({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
      response
        .resume()
        .once('end', () =>
          resolve({ status: response.statusCode ?? 0, milliseconds: performance.now() - since }),
        )
    })
    request.once('error', reject)
    request.end()
  })

async function startBehindProxy() {
  const place = await copiedPlace()
  Object.assign(place.environment, { TRUST_PROXY: '127.0.0.1' })
  const server = runScript('start', place)
  await waitForOutput(server, 'Listening')
  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) => read(place, `/api/v1/projects?per_page=100&page=${page}`)),
  )
  const ids = pages.flatMap((text) =>
    (JSON.parse(text.slice(4)) as { data: { id: number }[] }).data.map(({ id }) => id),
  )
  // The first page waits until the renderer has started and read the data, which is not what a flood delays.
  await read(place, `/embed/projects/${ids[0]}`)
  const stop = async () => {
    server.kill('SIGTERM')
    await ended(server)
  }
  return { place, ids, stop }
}

let started: Awaited<ReturnType<typeof startBehindProxy>>

beforeAll(async () => {
  started = await startBehindProxy()
})
afterAll(() => started.stop())

const percentile = (times: number[], share: number): number =>
  Math.round(times.sort((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0)

const floods: Record<string, (number: number, ids: number[]) => string> = {
  'pages that are not there': (number) => `/projects/${10_000_000 + number}`,
  'wrong names of pages that are there': (number, ids) =>
    `/projects/${ids[number % ids.length]}-x${number}`,
  comparisons: (number, ids) =>
    `/compare?ids=${ids[number % ids.length]},${ids[Math.floor(number / ids.length) % ids.length]}`,
}

const visitorCount = 10
/** Each visitor requests so many pages during each flood that nobody has requested before. */
const visits = 12

for (const [flood, [what, target]] of Object.entries(floods).entries()) {
  test(`a flood of ${what} over 90 connections refuses no page to ten other visitors`, async () => {
    const { place, ids } = started
    const agent = new Agent({ keepAlive: true })
    let isOver = false
    let number = 0
    const statuses: Record<string, number> = {}
    const attackers = Array.from({ length: 90 }, async () => {
      while (!isOver) {
        number += 1
        const { status } = await get(place, agent, target(number, ids), `203.0.${113 + flood}.7`)
        statuses[status] = (statuses[status] ?? 0) + 1
      }
    })
    const answers: Answer[] = []
    const visitors = Array.from({ length: visitorCount }, async (_, visitor) => {
      const first = 1 + (flood * visitorCount + visitor) * visits
      for (const id of ids.slice(first, first + visits)) {
        answers.push(await get(place, agent, `/embed/projects/${id}`, `192.0.2.${visitor}`))
        await new Promise((resolve) => setTimeout(resolve, 500))
      }
    })
    await Promise.all(visitors)
    isOver = true
    await Promise.all(attackers)
    const times = answers.map(({ milliseconds }) => milliseconds)
    process.stdout.write(
      `${what}: ${JSON.stringify(statuses)}; visitors: median ${percentile(times, 0.5)} ms, p99 ${percentile(times, 0.99)} ms\n`,
    )
    expect(answers).toHaveLength(visitorCount * visits)
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    agent.destroy()
  })
}
