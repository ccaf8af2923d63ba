/** Mirrors of APIs as separate processes, and what they request. */
import { expect, onTestFinished } from 'vitest'
import { resource } from '@/lib/contract'
import { families } from '@/lib/contract/families'
import { ended, getOutput, type Place, runScript, startServer } from '../contract/processes'
import { serveLocally } from '../fixtures/serve-locally'

const key = 'portal-key-of-this-place'

export async function get(place: Place, target: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${place.port}/api/v1${target}`, {
    headers: { 'x-api-key': key },
  })
  return response.status === 200 ? response.text() : `status ${response.status}`
}

/** Serves the API of a place until the running test has finished. */
export async function serve(place: Place): Promise<void> {
  const { stop } = await startServer(place, 'api')
  onTestFinished(async () => void (await stop()))
}

/** How many documents are requested at once. */
const atOnce = 32

export interface Counter {
  /** The base URL to mirror. */
  from: string
  /** The statuses of the responses, by address. */
  statuses: Map<string, number[]>
  /** Resolves once the given number of further addresses has been requested. */
  more: (count: number) => Promise<void>
}

/** A proxy between a mirror and the API of a place, which counts responses. */
export async function counting(place: Place): Promise<Counter> {
  const statuses = new Map<string, number[]>()
  let reached = { count: Number.POSITIVE_INFINITY, tell: () => {} }
  const { baseUrl } = await serveLocally(async (request, response) => {
    const { 'x-api-key': given = '', 'if-none-match': held } = request.headers
    const headers = { 'x-api-key': String(given), ...(held ? { 'if-none-match': held } : {}) }
    const answer = await fetch(`http://127.0.0.1:${place.port}${request.url}`, { headers })
    const body = Buffer.from(await answer.arrayBuffer())
    const list = statuses.get(request.url ?? '') ?? []
    statuses.set(request.url ?? '', [...list, answer.status])
    if (statuses.size >= reached.count) reached.tell()
    const { headers: sent } = answer
    const type = sent.get('content-type')
    const etag = sent.get('etag')
    response.writeHead(answer.status, {
      ...(type ? { 'content-type': type } : {}),
      ...(etag ? { etag } : {}),
    })
    response.end(answer.status === 304 ? undefined : body)
  })
  return {
    from: `${baseUrl}/api/v1`,
    statuses,
    more: (count) =>
      new Promise((resolve) => {
        reached = { count: statuses.size + count, tell: resolve }
      }),
  }
}

export function runMirror(place: Place, from: string, upstreamApiKey = key) {
  place.environment.UPSTREAM_API_KEY = upstreamApiKey
  return runScript('data-mirror', place, '--from', from, '--rate', '90000/s')
}

export async function mirrored(place: Place, from: string): Promise<void> {
  const child = runMirror(place, from)
  const output = getOutput(child.stdout, child.stderr)
  const code = await ended(child)
  expect(code, output()).toBe(0)
}

/** Expects that a further run of a mirror has requested all its documents, of which few were sent again. */
export function expectOnlyChanges(
  statuses: ReadonlyMap<string, readonly number[]>,
  documents: number,
): void {
  const all = [...statuses.values()].flat()
  expect(all.length).toBe(documents)
  expect(all.filter((status) => status !== 304).length / all.length).toBeLessThan(0.05)
}

/**
 * All documents of a place's API, with the results of some searches. The API does not state which
 * of several regions is the more important one, so no query may find regions.
 */
export async function everything(
  place: Place,
  queries: readonly string[],
): Promise<Map<string, string>> {
  const all = new Map<string, string>()
  const take = async (target: string) => {
    const text = await get(place, target)
    all.set(target, text)
    return text
  }
  for (const family of families) {
    const { includes, paginated, detail } = resource(family)
    const flags = includes.map((name) => `&include_${name}=true`).join('')
    const items: { id: number }[] = []
    for (let page = 1; ; page += 1) {
      const text = await take(`/${family}?page=${page}&per_page=100${flags}`)
      const list = JSON.parse(text) as {
        data: { id: number }[]
        pagination?: { total_pages: number }
      }
      items.push(...list.data)
      if (!paginated || page >= (list.pagination?.total_pages ?? 1)) break
    }
    if (!detail) continue
    const others = family === 'projects' ? ['', '/relationships'] : ['']
    const targets = items.flatMap(({ id }) => others.map((other) => `/${family}/${id}${other}`))
    for (let first = 0; first < targets.length; first += atOnce) {
      await Promise.all(targets.slice(first, first + atOnce).map(take))
    }
  }
  const others = [
    '/terms',
    '/graph/nodes',
    '/graph/links',
    '/projects?type=Consortium',
    '/regulations?country=EU',
    ...queries.map((query) => `/entities?q=${query}&type=Public`),
    ...queries.map((query) => `/search?query=${query}`),
  ]
  for (const target of others) await take(target)
  return all
}

/** The targets to which a mirror responds differently from its original. */
export function differences(original: Map<string, string>, copy: Map<string, string>): string[] {
  const targets = new Set([...original.keys(), ...copy.keys()])
  return [...targets].filter((target) => original.get(target) !== copy.get(target))
}
