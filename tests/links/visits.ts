/** The ways in which an address of the small web may respond, from which the table of answers is built. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Verdict } from '@/lib/facts/links/run-file'

export interface Visit {
  request: IncomingMessage
  response: ServerResponse
  /** How often the address had been requested before. */
  before: number
  /** The address of a path on this host, or on another host of the same server. */
  at: (path: string, host?: string) => string
  /** An address that must never be requested, at another IP address of this machine. */
  forbidden: string
}

export interface Kind {
  answer: (visit: Visit) => void
  verdict: Verdict
  /** True if the text of the page must have a hash. */
  read?: boolean
  reason?: RegExp
}

export const html = { 'content-type': 'text/html; charset=utf-8' }

export const getPage = (path: string): string =>
  `<!doctype html><html><head><title>Page ${path}</title>
  <meta property="article:published_time" content="2024-05-06T07:08:09Z"></head>
  <body><nav>Menu</nav><p>Text of ${path}</p></body></html>`

export const page = ({ request, response }: Visit) =>
  void response.writeHead(200, html).end(getPage(request.url ?? ''))

export const status = (code: number, headers: Record<string, string> = {}) => {
  return ({ response }: Visit) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.writeHead(code).end()
  }
}

export const redirect = (code: number, to: (visit: Visit) => string) => (visit: Visit) =>
  void visit.response.writeHead(code, { location: to(visit) }).end()

/** Answers in the given way the first time, and with the page from then on. */
export const atFirst = (answer: (visit: Visit) => void) => (visit: Visit) =>
  visit.before === 0 ? answer(visit) : page(visit)

export const reset = ({ request }: Visit) => void request.socket.destroy()
export const hang = () => {}

/** Writes again and again until the other side closes the connection. */
export function endlessly({ response }: Visit, write: () => boolean, pause = 0): void {
  let open = true
  const go = () => {
    while (open && write() && pause === 0);
    if (open && pause > 0) setTimeout(go, pause)
  }
  response.socket?.once('close', () => {
    open = false
  })
  response.socket?.on('drain', go)
  go()
}

export const raw = (text: string) => (visit: Visit) => void visit.request.socket.end(text)

/** Answers with a body in the given content encoding. */
export const packed = (encoding: string, bytes: Buffer) => (visit: Visit) =>
  void visit.response.writeHead(200, { ...html, 'content-encoding': encoding }).end(bytes)
