/** json-server, a mock API over one JSON file that it keeps in memory. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
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

const version = '1.0.0-beta.15'
const home = installedIn('json-server')
const program = path.join(home, 'node_modules/.bin/json-server')

/** It turns the ids of records into texts. */
const numbered = ({ id, ...more }: { id: string }) => ({ id: Number(id), ...more })
const Document = z.looseObject({ id: z.string() })
const Page = z.object({ items: z.number(), data: z.array(Document) })
const Found = z.object({ data: z.array(z.object({ title: z.string() })) })

const readPage = (body: string) => {
  const { items, data } = Page.parse(JSON.parse(body))
  return { rows: data.map(numbered), total: items }
}

function asksOf({ rows }: Place, address: string): Server['asks'] {
  const list = (query: string): Ask => ({
    url: `${address}/projects?${query}&_per_page=${perPage}`,
    read: readPage,
  })
  return {
    detail: {
      url: `${address}/details/${medianProject(rows)}`,
      read: (body) => numbered(Document.parse(JSON.parse(body))),
    },
    list: list('_page=1'),
    filter: list(`type=${filteredType}&_page=1`),
    deep: list(`_page=${deepPage(rows)}`),
    search: {
      url: `${address}/nodes?title:contains=${searchedWord}&_page=1&_per_page=${perPage}`,
      read: (body) => searchedIn(Found.parse(JSON.parse(body)).data.map(({ title }) => title)),
    },
    graph: { url: `${address}/nodes`, read: (body) => nodesIn(JSON.parse(body)) },
  }
}

export const jsonServer: Peer = {
  name: 'json-server',
  keepsRows: true,
  programs: [program],
  installation: [['npm', 'install', '--prefix', home, '--no-save', `json-server@${version}`]],
  async start(place) {
    const { folder, rows } = place
    const port = await freePort()
    const address = `http://127.0.0.1:${port}`
    const documents = (table: { document: object }[]) => table.map(({ document }) => document)
    const { projects, details, nodes } = rows
    // In production it does not start without this folder of files.
    mkdirSync(path.join(folder, 'public'))
    writeFileSync(
      path.join(folder, 'db.json'),
      JSON.stringify({
        projects: documents(projects),
        details: documents(details),
        nodes: documents(nodes),
      }),
    )
    const running = await startProgram({
      name: 'json-server',
      command: program,
      args: ['--host', '127.0.0.1', '--port', String(port), 'db.json'],
      environment: foreignEnvironment({ NODE_ENV: 'production' }),
      folder,
      address: `${address}/details/${medianProject(rows)}`,
    })
    const installed = readFileSync(path.join(home, 'node_modules/json-server/package.json'), 'utf8')
    return {
      name: 'json-server',
      version: z.object({ version: z.string() }).parse(JSON.parse(installed)).version,
      setup:
        'The rows in one file, which it keeps in memory; NODE_ENV=production; Node.js as for DID Atlas, though it asks for 22.12. It has no keys, no limits of rate and no fields to choose, so lists and profiles are two collections. Its search looks for a part of the title.',
      asks: asksOf(place, address),
      ...running,
    }
  },
}
