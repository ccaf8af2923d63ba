/** Directus, a content management system over an SQL database, here SQLite. */
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { z } from 'zod'
import { foreignEnvironment } from '@/lib/env'
import { freePort } from '@/server/free-port'
import { installedIn } from './installation'
import { startProgram } from './program'
import {
  deepPage,
  filteredType,
  medianProject,
  nodesIn,
  perPage,
  type Rows,
  searchedIn,
  searchedWord,
} from './rows'
import type { Ask, Peer, Place, Server } from './server'

const version = '11.17.4'
const home = installedIn('directus')
const program = path.join(home, 'node_modules/.bin/directus')

const token = 'the-token-of-the-benchmark'
const headers = { Authorization: `Bearer ${token}` }

const Document = z.object({ document: z.unknown() })
const Detail = z.object({ data: Document })
const Documents = z.object({ data: z.array(Document) })
const Page = Documents.extend({ meta: z.object({ filter_count: z.number() }) })
const Found = z.object({ data: z.array(z.object({ title: z.string() })) })

const documentsIn = (body: string): unknown[] =>
  Documents.parse(JSON.parse(body)).data.map(({ document }) => document)

function asksOf({ rows }: Place, address: string): Server['asks'] {
  const list = (query: string): Ask => ({
    url: `${address}/items/projects?fields=document&sort=position&limit=${perPage}&meta=filter_count&${query}`,
    headers,
    read: (body) => ({
      rows: documentsIn(body),
      total: Page.parse(JSON.parse(body)).meta.filter_count,
    }),
  })
  return {
    detail: {
      url: `${address}/items/details/${medianProject(rows)}?fields=document`,
      headers,
      read: (body) => Detail.parse(JSON.parse(body)).data.document,
    },
    list: list('page=1'),
    filter: list(`page=1&${encodeURIComponent('filter[type][_eq]')}=${filteredType}`),
    deep: list(`page=${deepPage(rows)}`),
    search: {
      url: `${address}/items/nodes?fields=id,title,type&search=${searchedWord}&limit=${perPage}`,
      headers,
      read: (body) => searchedIn(Found.parse(JSON.parse(body)).data.map(({ title }) => title)),
    },
    graph: {
      url: `${address}/items/nodes?fields=document&limit=-1`,
      headers,
      read: (body) => nodesIn(documentsIn(body)),
    },
  }
}

async function post(address: string, body: unknown): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = await response.text()
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${answer}`)
}

const indexed = new Set(['position', 'type'])

/** A column, by the name and a value of it. */
function fieldOf([field, value]: [string, unknown]): object {
  if (typeof value === 'object') return { field, type: 'json', meta: { special: ['cast-json'] } }
  const schema =
    field === 'id'
      ? { is_primary_key: true, has_auto_increment: false }
      : { is_indexed: indexed.has(field) }
  return { field, type: typeof value === 'number' ? 'integer' : 'string', meta: {}, schema }
}

/** Creates the tables and fills them by its API. Without accountability it keeps no revisions of the rows. */
async function fill(address: string, rows: Rows): Promise<void> {
  for (const [collection, records] of Object.entries(rows)) {
    const fields = Object.entries(records[0] ?? {}).map(fieldOf)
    const meta = { accountability: null }
    await post(`${address}/collections`, { collection, schema: {}, meta, fields })
    for (let start = 0; start < records.length; start += 100) {
      await post(`${address}/items/${collection}`, records.slice(start, start + 100))
    }
  }
}

const environmentOf = (port: number): NodeJS.ProcessEnv =>
  foreignEnvironment({
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    SECRET: 'the-secret-of-the-benchmark',
    DB_CLIENT: 'sqlite3',
    DB_FILENAME: 'directus.db',
    ADMIN_EMAIL: 'bench@example.org',
    ADMIN_PASSWORD: token,
    ADMIN_TOKEN: token,
    CACHE_ENABLED: 'true',
    CACHE_STORE: 'memory',
    // It would answer 503 to a part of the load.
    PRESSURE_LIMITER_ENABLED: 'false',
    MAX_PAYLOAD_SIZE: '64mb',
    LOG_LEVEL: 'error',
    TELEMETRY: 'false',
    SERVE_APP: 'false',
  })

export const directus: Peer = {
  name: 'Directus',
  keepsRows: true,
  programs: [program],
  installation: [['npm', 'install', '--prefix', home, '--no-save', `directus@${version}`]],
  async start(place) {
    const { folder, rows } = place
    const port = await freePort()
    const address = `http://127.0.0.1:${port}`
    const environment = environmentOf(port)
    execFileSync(program, ['bootstrap'], { cwd: folder, env: environment, stdio: 'ignore' })
    const running = await startProgram({
      name: 'Directus',
      command: program,
      args: ['start'],
      environment,
      folder,
      address: `${address}/server/ping`,
    })
    await fill(address, rows)
    return {
      name: 'Directus',
      version,
      setup:
        'SQLite with indexes for order and filter; NODE_ENV=production; Node.js as for DID Atlas, though it asks for 22; its cache of answers in memory is on, as its documentation recommends for speed; an administrator’s token, for which it checks no permissions. Its limiter of pressure is off, because it would refuse a part of the load. Its search looks for a part of any text.',
      asks: asksOf(place, address),
      ...running,
    }
  },
}
