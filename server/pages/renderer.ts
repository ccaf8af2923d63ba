/** Requests pages from the renderer. Of a visitor's request it gets only the path, the query and the variant. */

/** A page as HTML, or as the React payload that the client router of an open page asks for. */
export interface PageRequest {
  /** Path and canonical query. */
  target: string
  /** The header that asks for a React payload; none for a document. */
  headers: Record<string, string>
}

export interface Rendered {
  status: number
  contentType: string
  /** The target of a redirect. */
  location?: string
  cacheControl: string
  /** Headers of a file that are passed on as they are. */
  fileHeaders?: Record<string, string>
  body: Buffer
}

export type Render = (request: PageRequest) => Promise<Rendered>

const fileHeaderNames = ['content-disposition', 'link']

/** None for documents: their `Link` header only preloads what their head preloads, too. */
function fileHeadersOf({ headers }: Response): Record<string, string> {
  if (headers.get('content-type')?.startsWith('text/html')) return {}
  const values = fileHeaderNames.map((name) => [name, headers.get(name)] as const)
  return Object.fromEntries(values.flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

/** How long a render may take. */
const maxWaitMs = 15_000

/** Sends a form to a path of the renderer, whose answer no cache keeps. */
export type SendForm = (path: string, form: string) => Promise<Rendered>

async function readAnswer(response: Response): Promise<Rendered> {
  return {
    status: response.status,
    contentType: response.headers.get('content-type') ?? 'application/octet-stream',
    // Next.js sends `Location` twice, and fetch joins the two with a comma.
    location: response.headers.get('location')?.split(', ')[0],
    cacheControl: response.headers.get('cache-control') ?? '',
    fileHeaders: fileHeadersOf(response),
    body: Buffer.from(await response.arrayBuffer()),
  }
}

/** @example formsTo(() => renderer.origin())('/reconcile', 'queries={}') */
export function formsTo(origin: () => Promise<string>): SendForm {
  return async (path, form) =>
    readAnswer(
      await fetch((await origin()) + path, {
        method: 'POST',
        body: form,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'accept-encoding': 'identity',
        },
        redirect: 'manual',
        signal: AbortSignal.timeout(maxWaitMs),
      }),
    )
}

/**
 * The renderer at an origin such as `http://127.0.0.1:4000`, which may change when it is started again. Rejects if it
 * is down or too slow, or breaks off.
 */
export function rendererAt(origin: () => Promise<string>): Render {
  return async ({ target, headers }) => {
    const response = await fetch((await origin()) + target, {
      headers: { ...headers, 'accept-encoding': 'identity' },
      redirect: 'manual',
      signal: AbortSignal.timeout(maxWaitMs),
    })
    return readAnswer(response)
  }
}
