/** Asks the renderer for a page. Nothing of the visitor's request reaches it but the path and the variant. */

/** A page in a browser is HTML; the client router of an open page asks for its React payload instead. */
export interface PageRequest {
  /** Path and canonical query. */
  target: string
  /** What tells a React payload from a document; nothing for a document. */
  headers: Record<string, string>
}

export interface Rendered {
  status: number
  contentType: string
  /** Where a redirect leads. */
  location?: string
  cacheControl: string
  /** What a file says of itself, to be passed on as it is. */
  fileHeaders?: Record<string, string>
  body: Buffer
}

export type Render = (request: PageRequest) => Promise<Rendered>

const fileHeaderNames = ['content-disposition', 'link']

/** A document's own `Link` only preloads files that its head names as well. */
function fileHeadersOf({ headers }: Response): Record<string, string> {
  if (headers.get('content-type')?.startsWith('text/html')) return {}
  const values = fileHeaderNames.map((name) => [name, headers.get(name)] as const)
  return Object.fromEntries(values.flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

/** How long a render may take. */
const maxWaitMs = 15_000

/** A renderer at an origin such as `http://127.0.0.1:4000`. Rejects where it is down, slow or cut off. */
export function rendererAt(origin: string): Render {
  return async ({ target, headers }) => {
    const response = await fetch(origin + target, {
      headers: { ...headers, 'accept-encoding': 'identity' },
      redirect: 'manual',
      signal: AbortSignal.timeout(maxWaitMs),
    })
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? 'application/octet-stream',
      // Next.js sends the header of a redirect twice, which fetch joins.
      location: response.headers.get('location')?.split(', ')[0],
      cacheControl: response.headers.get('cache-control') ?? '',
      fileHeaders: fileHeadersOf(response),
      body: Buffer.from(await response.arrayBuffer()),
    }
  }
}
