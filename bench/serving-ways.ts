/** What other ways of answering with the same bytes would reach: what the server spends, and on what. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import path from 'node:path'
import { childEnvironment } from '@/lib/env'
import { freePort } from '@/server/free-port'
import type { FinishedResponse } from './finished-answers'
import { serveFront } from './front'
import type { StaticServer } from './nginx'
import { startProgram } from './peers/program'
import type { ServedSite } from './served-site'
import type { Subject } from './serving'
import { load } from './wrk'

const rounds = 7
const seconds = 2

/** Node.js adds these itself. */
const ownFields = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding'])

/** The response of the server to a subject's request, with its body as it is sent. */
function finishedResponse({ url, headers }: Subject): Promise<FinishedResponse> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, async (response) => {
      const chunks = await response.toArray()
      const fields = Object.entries(response.headersDistinct).filter(
        ([name]) => !ownFields.has(name),
      )
      resolve({
        path: new URL(url).pathname,
        headers: fields.flatMap(([name, values = []]) => values.flatMap((value) => [name, value])),
        body: Buffer.concat(chunks).toString('base64'),
      })
    }).once('error', reject)
  })
}

interface Way {
  name: string
  address: string
  stop: () => Promise<void> | void
  /** False if it does not answer this subject as the server does. */
  takes?: (subject: Subject) => boolean
}

async function finished(kind: 'http' | 'sockets', name: string, folder: string, probe: string) {
  const port = await freePort()
  const own = path.join(folder, kind)
  mkdirSync(own)
  const address = `http://127.0.0.1:${port}`
  const script = path.resolve('bench/finished-answers.ts')
  const running = await startProgram({
    name,
    command: process.execPath,
    args: [
      ...['--max-semi-space-size=64', '--import', import.meta.resolve('tsx'), script],
      ...[kind, path.join(folder, 'finished.json'), String(port)],
    ],
    environment: childEnvironment({}),
    folder: own,
    cwd: process.cwd(),
    address: address + probe,
  })
  return { name, address, stop: running.stop }
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** The rates of nginx and of each way, in turn in each round; the shares are those within a round. */
async function rows(subject: Subject, ways: readonly Way[]): Promise<string[]> {
  const { pathname } = new URL(subject.url)
  const asked = ways.filter(({ takes }) => takes?.(subject) ?? true)
  const rate = async (url: string) =>
    (await load({ url, headers: subject.headers, seconds })).requestsPerSecond
  for (const { address } of asked) await rate(address + pathname)
  const all: { nginx: number; ways: number[] }[] = []
  for (let round = 0; round < rounds; round++) {
    const nginx = await rate(subject.file)
    const rates: number[] = []
    for (const { address } of asked) rates.push(await rate(address + pathname))
    all.push({ nginx, ways: rates })
  }
  const row = (name: string, rates: number[], shares: number[]) =>
    `| ${subject.name} | ${name} | ${Math.round(median(rates)).toLocaleString('en')} | ${Math.round(100 * median(shares))}% |`
  return [
    row(
      'nginx, files',
      all.map(({ nginx }) => nginx),
      [1],
    ),
    ...asked.map(({ name }, index) => {
      const rates = all.map((round) => round.ways[index] ?? Number.NaN)
      return row(
        name,
        rates,
        rates.map((value, round) => value / (all[round]?.nginx ?? Number.NaN)),
      )
    }),
  ]
}

async function waysOf(served: ServedSite, subjects: readonly Subject[]): Promise<Way[]> {
  const folder = path.join(served.folder, 'ways')
  mkdirSync(folder)
  const responses = await Promise.all(subjects.map(finishedResponse))
  writeFileSync(path.join(folder, 'finished.json'), JSON.stringify(responses))
  const probe = responses[0]?.path ?? '/'
  const front: StaticServer = await serveFront(served.site, folder)
  return [
    { name: 'DID Atlas', address: served.site, stop: () => {} },
    await finished('http', '`node:http` with finished responses', folder, probe),
    await finished('sockets', '`node:net` with finished responses', folder, probe),
    {
      name: 'DID Atlas behind nginx, which keeps pages',
      ...front,
      // Answers of the API depend on who asks, so that nginx keeps none.
      takes: ({ url }) => !new URL(url).pathname.startsWith('/api/'),
    },
  ]
}

/** Needs the subjects of `bench -- serving`, with the files of nginx. */
export async function servingWaysTable(
  served: ServedSite,
  subjects: readonly Subject[],
): Promise<string> {
  const ways = await waysOf(served, subjects)
  try {
    const table: string[] = []
    for (const subject of subjects) table.push(...(await rows(subject, ways)))
    return [
      '| what | answered by | requests/s | share of nginx |',
      '|---|---|---|---|',
      ...table,
    ].join('\n')
  } finally {
    for (const way of ways) await way.stop()
  }
}
