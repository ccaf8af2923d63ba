/** DID Atlas itself, and nginx with the same bytes as files. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { serveFiles } from '../nginx'
import { body, type ServedSite } from '../served-site'
import {
  deepPage,
  filteredType,
  List,
  medianProject,
  Nodes,
  nodesIn,
  searchedIn,
  searchedWord,
} from './rows'
import type { Ask, Place, Server, Subject } from './server'

const Found = z.array(z.object({ title: z.string() }))

function apiAsks({ served: { api, key }, rows }: Place): Server['asks'] {
  const headers = { 'X-API-Key': key }
  const list = (query: string): Ask => ({
    url: `${api}/projects${query}`,
    headers,
    read: (text) => {
      const { data, pagination } = List.parse(JSON.parse(text))
      return { rows: data, total: pagination.total }
    },
  })
  return {
    detail: { url: `${api}/projects/${medianProject(rows)}`, headers, read: JSON.parse },
    list: list(''),
    filter: list(`?type=${filteredType}`),
    deep: list(`?page=${deepPage(rows)}`),
    search: {
      url: `${api}/search?query=${searchedWord}`,
      headers,
      read: (text) => searchedIn(Found.parse(JSON.parse(text)).map(({ title }) => title)),
    },
    graph: {
      url: `${api}/graph/nodes`,
      headers,
      read: (text) => nodesIn(Nodes.parse(JSON.parse(text)).data),
    },
  }
}

/** What a page shows, without the moment at which it was made. */
export function mainOf(html: string): string {
  const [main] = /<main[\s>].*<\/main>/s.exec(html) ?? []
  if (main === undefined) throw new Error('the page has no content')
  return main.replaceAll(/<time dateTime="[\d-]+T[^"]*">[^<]*/g, '<time>')
}

/** The same pages at any server of the portal. */
export async function pageAsks({ site }: ServedSite, address = site): Promise<Server['asks']> {
  const profile = new URL((await fetch(`${site}/projects/118`)).url).pathname
  const page = (path: string): Ask => ({
    url: address + path,
    headers: { 'Accept-Encoding': 'gzip' },
    read: mainOf,
  })
  return {
    front: page('/'),
    profile: page(profile),
    overview: page('/projects'),
    facet: page('/projects?country=CH'),
  }
}

export async function didAtlas(place: Place): Promise<Server> {
  const own = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')))
  return {
    name: 'DID Atlas',
    version: `${own.version}, Node.js ${process.versions.node}`,
    setup: 'As `npm start` runs it, over SQLite; requests to the API with a key without limits.',
    asks: { ...apiAsks(place), ...(await pageAsks(place.served)) },
    ...place.served.running,
    // It serves the others, and is stopped after them.
    stop: async () => {},
  }
}

const nginxVersion = (): string =>
  /nginx\/([\d.]+)/.exec(String(spawnSync('nginx', ['-v']).stderr))?.[1] ?? 'unknown'

/** Serves what DID Atlas has answered. */
export async function nginx({ served, folder }: Place, atlas: Server): Promise<Server> {
  const files: Record<string, Buffer> = {}
  const asks: Server['asks'] = {}
  for (const [subject, ask] of Object.entries(atlas.asks)) {
    const answer = await body(ask.url, served.key)
    const isPage = ask.headers?.['Accept-Encoding'] !== undefined
    const name = `${subject}.${isPage ? 'html' : 'json'}`
    files[name] = answer
    if (isPage) files[`${name}.gz`] = gzipSync(answer, { level: 9 })
    asks[subject as Subject] = { ...ask, url: name }
  }
  const { address, stop, ...running } = await serveFiles(folder, files)
  for (const ask of Object.values(asks)) ask.url = `${address}/${ask.url}`
  return {
    name: 'nginx',
    version: nginxVersion(),
    setup:
      'One worker, `sendfile`, no log; what DID Atlas answers as files, pages compressed beforehand. It finds, limits and counts nothing.',
    asks,
    ...running,
    stop: async () => stop(),
  }
}
