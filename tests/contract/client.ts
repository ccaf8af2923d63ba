/** Calls the test server's API as a client would, by default with a key to which no rate limit applies. */
import { testServer } from '../test-server'

export interface CallOptions {
  method?: string
  /** `null` sends no key. */
  key?: string | null
  headers?: Record<string, string>
}

let clients = 0

/** Headers of a client with its own IP address, so that no test uses up the limit of another. */
export function newClient(): Record<string, string> {
  clients += 1
  const number = (process.pid * 1000 + clients) % 2 ** 24
  return { 'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` }
}

/** Every call comes from a new client unless the headers name one. */
export function call(path: string, { method, key, headers }: CallOptions = {}): Promise<Response> {
  const sent = key === null ? undefined : { 'x-api-key': key ?? testServer.portalKey }
  const all = { ...newClient(), ...sent, ...headers }
  return fetch(testServer.apiBase + path, { method, headers: all })
}

/** The JSON body of a 200 response. Throws for any other status. */
export async function get<Body>(path: string): Promise<Body> {
  const response = await call(path)
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as Body
}

interface Page<Item> {
  data: Item[]
  pagination: { page: number; per_page: number; total: number; total_pages: number }
}

/** All items of a paginated list. */
export async function all<Item>(path: string): Promise<Item[]> {
  const join = path.includes('?') ? '&' : '?'
  const items: Item[] = []
  for (let page = 1; ; page += 1) {
    const { data, pagination } = await get<Page<Item>>(`${path}${join}per_page=100&page=${page}`)
    items.push(...data)
    if (page >= pagination.total_pages) return items
  }
}

const firstIds = new Map<string, Promise<number | undefined>>()

async function firstId(family: string): Promise<number | undefined> {
  return (await get<{ data: { id: number }[] }>(`/${family}?per_page=1`)).data[0]?.id
}

/** A path of the contract such as `/projects/{id}`, with the id of a record of its family. */
export async function withId(template: string): Promise<string> {
  const family = /^\/([a-z-]+)\/\{id\}/.exec(template)?.[1]
  if (family === undefined) return template
  const id = firstIds.get(family) ?? firstId(family)
  firstIds.set(family, id)
  return template.replace('{id}', String(await id))
}
