/**
 * A client of the DID Atlas API: types from its OpenAPI description, paging, revalidation with ETags, and retries. It
 * needs only `fetch`, so it runs in Node.js 20, Deno, Bun and browsers.
 */
import type { components, paths } from './api.js'

/** The schemas of the API, such as `Schemas['ProjectSummary']`. */
export type Schemas = components['schemas']

/** The paths of the API, such as `/projects/{id}`. */
export type Path = keyof paths

type Operation<P extends Path> = paths[P]['get']
type Json<R> = R extends { content: { 'application/json': infer Body } } ? Body : never
type Given<P extends Path, Where extends string> =
  Operation<P> extends { parameters: { [Name in Where]?: infer Values } }
    ? NonNullable<Values>
    : Record<string, never>

/** The body of the response at a path. */
export type ResponseOf<P extends Path> =
  Operation<P> extends {
    responses: { 200: infer Response }
  }
    ? Json<Response>
    : never
export type QueryOf<P extends Path> = Given<P, 'query'>

/** The paths of lists: `/projects`. */
export type ListPath = {
  [P in Path]: ResponseOf<P> extends { data: unknown[] } ? P : never
}[Path]
export type ItemOf<P extends ListPath> =
  ResponseOf<P> extends { data: (infer Item)[] } ? Item : never

/** The paths of records: `/projects/{id}`. */
export type RecordPath = Extract<Path, `${string}{id}${string}`>
type OtherPath = Exclude<Path, RecordPath>

/** An error of the API. Handle it by `code`; the message is for people. */
export class ApiError extends Error {
  override name = 'ApiError'

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** Identifies the request in the log of the server. */
    readonly requestId: string | undefined,
  ) {
    super(message)
  }
}

export interface ClientOptions {
  /** The address of the API, which ends in `/api/v1`. */
  baseUrl: string
  /** An API key, as created at `/developers/key` of the site. */
  key?: string | undefined
  /** Further attempts after 429, 502, 503, 504 or a failed connection. */
  retries?: number
  /** The longest wait between attempts. A longer `Retry-After` is an error at once. */
  maxWaitSeconds?: number
  /** Number of responses kept for revalidation; 0 keeps none. */
  cacheSize?: number
  fetch?: typeof fetch
  /** Waits for a number of milliseconds. */
  sleep?: (milliseconds: number) => Promise<void>
}

interface Cached {
  etag: string
  body: unknown
}

const retried = new Set([429, 502, 503, 504])

/** The milliseconds of a `Retry-After` header, which is a number or a date (RFC 9110, 10.2.3). */
function retryAfter(value: string | null): number | undefined {
  if (value === null) return undefined
  const seconds = Number(value)
  const wait = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}

function toQuery(query: object): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, [value].flat().join(',')]],
  )
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

async function toError(response: Response): Promise<ApiError> {
  const requestId = response.headers.get('x-request-id') ?? undefined
  const text = await response.text()
  try {
    const { error } = JSON.parse(text) as Schemas['ApiError']
    return new ApiError(response.status, error.code, error.message, requestId)
  } catch {
    // From a proxy in front of the API.
    return new ApiError(response.status, 'unknown', text.slice(0, 200), requestId)
  }
}

export interface Client {
  /** Returns the body at a path without an id. Throws an `ApiError` for an error of the API. */
  get<P extends OtherPath>(path: P, query?: QueryOf<P>): Promise<ResponseOf<P>>
  /** Returns a record: `record('/projects/{id}', 118)`. */
  record<P extends RecordPath>(path: P, id: number, query?: QueryOf<P>): Promise<ResponseOf<P>>
  /** Yields every item of a list, requesting its pages as they are needed. */
  listAll<P extends ListPath & OtherPath>(path: P, query?: QueryOf<P>): AsyncGenerator<ItemOf<P>>
}

export function createClient(options: ClientOptions): Client {
  const { key, retries = 3, maxWaitSeconds = 90, cacheSize = 256 } = options
  const send = options.fetch ?? fetch
  const sleep =
    options.sleep ?? ((milliseconds) => new Promise((done) => setTimeout(done, milliseconds)))
  const baseUrl = options.baseUrl.replace(/\/$/, '')
  const cache = new Map<string, Cached>()

  function remember(url: string, response: Response, body: unknown): void {
    const etag = response.headers.get('etag')
    if (!etag || cacheSize === 0) return
    cache.delete(url)
    cache.set(url, { etag, body })
    const [oldest] = cache.keys()
    if (cache.size > cacheSize && oldest !== undefined) cache.delete(oldest)
  }

  /** Sends a request until it succeeds, or fails for good. */
  async function request(url: string, headers: Record<string, string>): Promise<Response> {
    for (let attempt = 0; ; attempt += 1) {
      const isLast = attempt >= retries
      // The key must not reach another server.
      const response = await send(url, { headers, redirect: 'error' }).catch((error: unknown) => {
        if (isLast) throw error
      })
      if (response?.ok || response?.status === 304) return response
      // Twice as long after each attempt, unless the server states a time.
      const wait = retryAfter(response?.headers.get('retry-after') ?? null) ?? 1000 * 2 ** attempt
      const isFinal =
        response && (isLast || !retried.has(response.status) || wait > maxWaitSeconds * 1000)
      if (isFinal) throw await toError(response)
      await response?.body?.cancel()
      await sleep(wait)
    }
  }

  async function load(path: string, query: object = {}): Promise<unknown> {
    const url = baseUrl + path + toQuery(query)
    const cached = cache.get(url)
    const response = await request(url, {
      accept: 'application/json',
      ...(key === undefined ? {} : { 'x-api-key': key }),
      ...(cached ? { 'if-none-match': cached.etag } : {}),
    })
    if (response.status === 304 && cached) return cached.body
    const body: unknown = await response.json()
    remember(url, response, body)
    return body
  }

  // The types of bodies are those that the description of the API states.
  const client: Client = {
    get: async (path, query) => (await load(path, query)) as never,
    record: async (path, id, query) =>
      (await load(path.replace('{id}', String(id)), query)) as never,
    async *listAll(path, query) {
      const first: { per_page?: number } = { per_page: 100, ...query }
      for (let page = 1; ; page += 1) {
        const found = (await load(path, { ...first, page })) as {
          data: never[]
          pagination?: Schemas['Pagination']
        }
        yield* found.data
        // Countries and industries come in one response.
        if (page >= (found.pagination?.total_pages ?? 1)) return
      }
    },
  }
  return client
}
