/** Calls the test server's API as a client would, with a key that no rate limit applies to unless told otherwise. */
import { testServer } from '../test-server'

export interface CallOptions {
  method?: string
  /** `null` sends no key. */
  key?: string | null
  headers?: Record<string, string>
}

export function call(path: string, { method, key, headers }: CallOptions = {}): Promise<Response> {
  const sent = key === null ? undefined : { 'x-api-key': key ?? testServer.portalKey }
  return fetch(testServer.apiBase + path, { method, headers: { ...sent, ...headers } })
}

/** The JSON body of a 200. */
export async function get<Body>(path: string): Promise<Body> {
  const response = await call(path)
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as Body
}

interface Page<Item> {
  data: Item[]
  pagination: { page: number; per_page: number; total: number; total_pages: number }
}

/** Every item of a paginated list. */
export async function all<Item>(path: string): Promise<Item[]> {
  const join = path.includes('?') ? '&' : '?'
  const items: Item[] = []
  for (let page = 1; ; page += 1) {
    const { data, pagination } = await get<Page<Item>>(`${path}${join}per_page=100&page=${page}`)
    items.push(...data)
    if (page >= pagination.total_pages) return items
  }
}

let clients = 0

/** Headers of a client with an IP of its own, so that no test uses up the limit of another. */
export function newClient(): Record<string, string> {
  clients += 1
  const [a, b] = [process.pid % 250, Math.floor(process.pid / 250) % 250]
  return { 'x-forwarded-for': `10.${a}.${b}.${(Date.now() + clients) % 250}` }
}
