/** Tests that the API gives the same responses over PostgreSQL as over SQLite, byte for byte. */
import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { expect } from 'vitest'
import { resource } from '@/lib/contract'
import { type Collection, collections, isAddition } from '@/lib/contract/additions'
import { endpoints } from '@/lib/contract/endpoints'
import { emptyDatabase } from '../../fixtures/postgres'
import { testWithDatabase as test } from '../../services/programs'
import { ended, newPlace, type Place, printed, runScript } from '../processes'

const key = 'portal-key-of-this-place'
/** Headers that differ from request to request. */
const ofTheMoment = new Set(['date', 'x-request-id'])

async function answerOf({ port }: Place, target: string) {
  const headers = { 'x-api-key': key, 'accept-encoding': 'identity' }
  const response = await fetch(`http://127.0.0.1:${port}/api/v1${target}`, { headers })
  const sent = [...response.headers].filter(([name]) => !ofTheMoment.has(name))
  return { status: response.status, headers: sent, body: await response.text() }
}

interface List {
  data: { id: number; type?: string }[]
  pagination?: { total_pages: number }
}

const listOf = async (place: Place, target: string): Promise<List> =>
  JSON.parse((await answerOf(place, target)).body)

const typed = [
  'e',
  'é',
  'di',
  'id',
  'wallet',
  'Zürich',
  'the ',
  ' of',
  'ministry',
  '%',
  '___',
  "o'",
]
const pages = [1, 3, 9_007_199_254_740_991]

/** Sources and evidence are numerous and similar, so only one in this many is read in full. */
const additionsAtOnce = 10

/** The requests for a list: pages, texts, filter values, and combinations of filters and texts. */
function listTargets(collection: Collection, items: List['data']): string[] {
  const { paginated, includes } = resource(collection)
  const flags = includes.map((name) => `include_${name}=true`)
  if (!paginated) return ['', ...flags].map((flag) => `/${collection}?${flag}`)
  const types = [...new Set(items.map(({ type }) => type ?? 'Public'))]
  const filters = ['country=CH', 'country=EU', ...types.map((type) => `type=${type}`)]
  const texts = typed.map((text) => `q=${encodeURIComponent(text)}`)
  const asked = ['', ...flags, ...filters, ...texts, ...filters.map((one) => `${one}&q=i`)]
  return asked.flatMap((query) =>
    pages.map((page) => `/${collection}?${query}&per_page=7&page=${page}`),
  )
}

async function allItems(place: Place, collection: Collection): Promise<List['data']> {
  const items: List['data'] = []
  for (let page = 1; ; page += 1) {
    const list = await listOf(place, `/${collection}?per_page=100&page=${page}`)
    items.push(...list.data)
    if (page >= (list.pagination?.total_pages ?? 1)) return items
  }
}

/** Requests for every record in full, for lists with many combinations of parameters, and for searches. */
async function targetsOf(place: Place): Promise<string[]> {
  const targets = ['/terms', '/graph/nodes', '/graph/links', '/versions', '/changes', '/projects/0']
  for (const collection of collections) {
    const items = await allItems(place, collection)
    targets.push(...listTargets(collection, items))
    for (const { path: template } of endpoints.filter((one) => one.collection === collection)) {
      if (!template.includes('{id}')) continue
      const step = isAddition(collection) ? additionsAtOnce : 1
      const shown = items.filter((_, index) => index % step === 0)
      targets.push(...shown.map(({ id }) => template.replace('{id}', String(id))))
      targets.push(template.replace('{id}', '987654321'))
    }
    const titles = items
      .slice(0, 40)
      .map((item) => Object.values(item).find((one) => typeof one === 'string'))
    targets.push(
      ...titles.map((title) => `/search?query=${encodeURIComponent(String(title).slice(0, 12))}`),
    )
  }
  return [
    ...targets,
    ...typed.map((text) => `/search?query=${encodeURIComponent(text)}`),
    '/search',
  ]
}

/** The number of concurrent requests. */
const clients = 8

async function differences(one: Place, other: Place, targets: readonly string[]) {
  const different: string[] = []
  const waiting = [...targets]
  const compare = async () => {
    for (let target = waiting.pop(); target !== undefined; target = waiting.pop()) {
      const [first, second] = await Promise.all([answerOf(one, target), answerOf(other, target)])
      if (JSON.stringify(first) !== JSON.stringify(second)) different.push(target)
    }
  }
  await Promise.all(Array.from({ length: clients }, compare))
  return different
}

async function serve(place: Place): Promise<ChildProcess> {
  const server = runScript('api', place)
  await printed(server, '/api/v1')
  return server
}

export interface SameAnswers {
  /** A place with a store in a file. */
  inFile: () => Promise<Place>
  /** Fills the database of a place with the same facts. */
  fill: (inDatabase: Place, inFile: Place) => Promise<void>
  /** At least so many requests are compared. */
  requests: number
}

export function testSameAnswers({ inFile, fill, requests }: SameAnswers): void {
  test('each answer over PostgreSQL is that over SQLite', async () => {
    const [one, other] = [await inFile(), await newPlace()]
    other.environment.STORE_URL = await emptyDatabase()
    other.environment.STATE_FOLDER = path.dirname(other.store)
    await fill(other, one)
    const servers = [await serve(one), await serve(other)]
    try {
      const targets = await targetsOf(one)
      expect(targets.length).toBeGreaterThan(requests)
      expect(await differences(one, other, targets)).toEqual([])
    } finally {
      for (const server of servers) server.kill('SIGKILL')
      await Promise.all(servers.map(ended))
    }
  })
}
