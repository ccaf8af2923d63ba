/** Requests pages from the renderer. Only the path, the query and the variant of a visitor's request are passed on. */
import { setTimeout as sleep } from 'node:timers/promises'
import { fullPageUserAgent } from '@/lib/portal/routing/cached-pages'
import { removedAttribute } from '@/lib/portal/routing/removed-mark'

/** A request for a page, either as HTML or as the React payload that the client router of an open page requests. */
export interface PageRequest {
  /** Path with canonical query. */
  target: string
  /** The header that requests a React payload; empty for a document. */
  headers: Record<string, string>
}

export interface Rendered {
  status: number
  contentType: string
  location?: string
  cacheControl: string
  /** Headers of a file that are passed on as they are. */
  fileHeaders?: Record<string, string>
  body: Buffer
}

export type Render = (request: PageRequest) => Promise<Rendered>

const fileHeaderNames = ['content-disposition', 'link']

/** Only files have them: the headers of a document are derived from its HTML. */
function getFileHeaders({ headers }: Response): Record<string, string> {
  if (headers.get('content-type')?.startsWith('text/html')) return {}
  const values = fileHeaderNames.map((name) => [name, headers.get(name)] as const)
  return Object.fromEntries(values.flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

const maxWaitMs = 15_000

/** Sends a form to a path of the renderer. No cache stores the response. */
export type SendForm = (path: string, form: string) => Promise<Rendered>

/**
 * The marks of `notFound()` in a document: an attribute of its HTML, or an error row of the React payload in its scripts,
 * with or without rows before it. Next.js sets the status itself only for pages that it caches.
 */
const notFoundMark =
  /<template data-dgst="NEXT_HTTP_ERROR_FALLBACK;404"|(?:\\n|\(\[1,")[0-9a-f]+:E\{\\"digest\\":\\"NEXT_HTTP_ERROR_FALLBACK;404\\"\}/

const removedMark = `${removedAttribute}="`

function getStatus({ status }: Response, body: string): number {
  if (!notFoundMark.test(body)) return status
  return body.includes(removedMark) ? 410 : 404
}

async function readAnswer(response: Response): Promise<Rendered> {
  const body = Buffer.from(await response.arrayBuffer())
  return {
    status: getStatus(response, body.toString('latin1')),
    contentType: response.headers.get('content-type') ?? 'application/octet-stream',
    // Next.js sends `Location` twice, and fetch joins the two with a comma.
    location: response.headers.get('location')?.split(', ')[0],
    cacheControl: response.headers.get('cache-control') ?? '',
    fileHeaders: getFileHeaders(response),
    body,
  }
}

/** @example formSender(() => renderer.origin())('/reconcile', 'queries={}') */
export function formSender(origin: () => Promise<string>): SendForm {
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

/** How long after a broken connection the end of a renderer is certainly known. */
const retryMs = 200

/**
 * Renders at an origin such as `http://127.0.0.1:4000`, which may change when the renderer is restarted. If the renderer exits during a render, the request is retried once. Rejects if the renderer is down, too slow, or breaks off the response again.
 *
 * With `bypassCache`, records are rendered like all other pages: in one pass instead of the two that the cache of Next.js
 * needs.
 */
export function rendererAt(
  origin: () => Promise<string>,
  { bypassCache = false }: { bypassCache?: boolean } = {},
): Render {
  const agent: Record<string, string> = bypassCache ? { 'user-agent': fullPageUserAgent } : {}
  return async ({ target, headers }) => {
    const signal = AbortSignal.timeout(maxWaitMs)
    const ask = async () => {
      const options = { headers: { ...agent, ...headers, 'accept-encoding': 'identity' }, signal }
      return readAnswer(await fetch((await origin()) + target, { ...options, redirect: 'manual' }))
    }
    try {
      return await ask()
    } catch {
      await sleep(retryMs)
      signal.throwIfAborted()
      return ask()
    }
  }
}
