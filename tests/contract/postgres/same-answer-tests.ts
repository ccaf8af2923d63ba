/** Tests that the API gives the same responses over PostgreSQL as over SQLite, byte for byte, with the real facts. */
import type { ChildProcess } from 'node:child_process'
import { cpSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { resource } from '@/lib/contract'
import { type Collection, collections, isAddition } from '@/lib/contract/additions'
import { endpoints } from '@/lib/contract/endpoints'
import { releasesBeside } from '@/lib/facts/releases/stored'
import { emptyDatabase } from '../../fixtures/postgres'
import { ended, newPlace, type Place, printed, runScript } from '../processes'
import { copiedPlace } from '../stored-place'

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

/** Which records are read in full: one in so many of each family. */
export interface AnswersExtent {
  oneIn: number
  /** Of sources and evidence, which are numerous and similar. */
  ofAdditions: number
}

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

/** Requests for records in full, for lists with many combinations of parameters, and for searches. */
async function targetsOf(place: Place, extent: AnswersExtent): Promise<string[]> {
  const targets = ['/terms', '/graph/nodes', '/graph/links', '/versions', '/changes', '/projects/0']
  for (const collection of collections) {
    const items = await allItems(place, collection)
    targets.push(...listTargets(collection, items))
    for (const { path: template } of endpoints.filter((one) => one.collection === collection)) {
      if (!template.includes('{id}')) continue
      const step = isAddition(collection) ? extent.ofAdditions : extent.oneIn
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

export function testSameAnswers(extent: AnswersExtent): void {
  test('each answer over PostgreSQL is that over SQLite', async () => {
    test.setTimeout(300_000)
    const [inFile, inDatabase] = [await copiedPlace(), await newPlace()]
    const releases = releasesBeside(inDatabase.store)
    cpSync(releasesBeside(inFile.store), releases, { recursive: true })
    inDatabase.environment.STORE_URL = await emptyDatabase()
    inDatabase.environment.STATE_FOLDER = path.dirname(inDatabase.store)
    expect(await ended(runScript('data-compile', inDatabase))).toBe(0)
    const servers = [await serve(inFile), await serve(inDatabase)]
    try {
      const targets = await targetsOf(inFile, extent)
      expect(targets.length).toBeGreaterThan(1500)
      expect(await differences(inFile, inDatabase, targets)).toEqual([])
    } finally {
      for (const server of servers) server.kill('SIGKILL')
      await Promise.all(servers.map(ended))
    }
  })
}
