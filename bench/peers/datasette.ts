/** Datasette, which publishes SQLite databases read-only. */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
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
  searchedIn,
  searchedWord,
} from './rows'
import type { Ask, Peer, Place, Server } from './server'

const home = installedIn('datasette')
const bin = (name: string) => path.join(home, 'bin', name)

const Documents = z.object({ rows: z.array(z.object({ document: z.unknown() })) })
const Page = Documents.extend({ filtered_table_rows_count: z.number() })
const Found = z.object({ rows: z.array(z.object({ title: z.string() })) })

const documentsIn = (body: string): unknown[] =>
  Documents.parse(JSON.parse(body)).rows.map(({ document }) => document)

/** Without these it also looks for columns to suggest as facets. */
const plain = '_shape=objects&_nofacet=1&_nosuggest=1'
const ofDocuments = `${plain}&_col=document&_json=document`

function asksOf({ rows }: Place, address: string): Server['asks'] {
  const list = (query: string): Ask => ({
    url: `${address}/projects.json?${ofDocuments}&_sort=position&_size=${perPage}${query}`,
    read: (body) => ({
      rows: documentsIn(body),
      total: Page.parse(JSON.parse(body)).filtered_table_rows_count,
    }),
  })
  // Its pages go on after a row, which costs less than to count from the first.
  const before = rows.projects[(deepPage(rows) - 1) * perPage - 1]
  return {
    detail: {
      url: `${address}/details/${medianProject(rows)}.json?_shape=objects&_json=document`,
      read: (body) => documentsIn(body)[0],
    },
    list: list(''),
    filter: list(`&type__exact=${filteredType}`),
    deep: list(`&_next=${before?.position},${before?.id}`),
    search: {
      url: `${address}/nodes.json?${plain}&_col=title&_col=type&_search=${searchedWord}&_size=${perPage}`,
      read: (body) => searchedIn(Found.parse(JSON.parse(body)).rows.map(({ title }) => title)),
    },
    graph: {
      url: `${address}/nodes.json?${ofDocuments}&_size=max&_nocount=1`,
      read: (body) => nodesIn(documentsIn(body)),
    },
  }
}

/** Stores the rows with the tool that its documentation recommends, with an index of what is sorted, filtered or searched. */
function writeDatabase({ folder, rows }: Place): void {
  const utils = (...args: string[]) => execFileSync(bin('sqlite-utils'), args, { cwd: folder })
  for (const [table, records] of Object.entries(rows)) {
    writeFileSync(path.join(folder, `${table}.json`), JSON.stringify(records))
    utils('insert', 'atlas.db', table, `${table}.json`, '--pk', 'id')
  }
  utils('create-index', 'atlas.db', 'projects', 'position')
  utils('create-index', 'atlas.db', 'projects', 'type', 'position')
  utils('enable-fts', 'atlas.db', 'nodes', 'title', '--fts5')
  utils('optimize', 'atlas.db')
}

export const datasette: Peer = {
  name: 'Datasette',
  keepsRows: true,
  programs: [bin('datasette'), bin('sqlite-utils')],
  installation: [
    ['python3', '-m', 'venv', home],
    [bin('pip'), 'install', 'datasette', 'sqlite-utils'],
  ],
  async start(place) {
    const { folder, rows } = place
    writeDatabase(place)
    const port = await freePort()
    const address = `http://127.0.0.1:${port}/atlas`
    const settings = { max_returned_rows: rows.nodes.length + 1, suggest_facets: 'off' }
    const flags = Object.entries(settings).flatMap(([name, value]) => [
      '--setting',
      name,
      String(value),
    ])
    const running = await startProgram({
      name: 'Datasette',
      command: bin('datasette'),
      args: ['serve', '--immutable', 'atlas.db', '--port', String(port), ...flags],
      environment: foreignEnvironment({}),
      folder,
      address: `${address}.json`,
    })
    return {
      name: 'Datasette',
      version: String(execFileSync(bin('datasette'), ['--version']))
        .replace(/^.*version\s*/, '')
        .trim(),
      setup:
        'The database is opened as immutable, as its documentation recommends, with indexes for order, filter and search, and without suggested facets. It has no keys and no limits of rate, and keeps no answers: its documentation recommends a cache before it. Its deep pages go on after a row instead of counting.',
      asks: asksOf(place, address),
      ...running,
    }
  },
}
