/**
 * Answers requests with finished responses and does nothing else: the most that a server in JavaScript can reach.
 * `finished-answers.ts http FILE PORT` answers with the HTTP server of Node.js, `finished-answers.ts sockets FILE PORT`
 * reads requests from sockets itself. FILE holds the responses.
 */
import { readFileSync } from 'node:fs'
import { createServer as createHttpServer, STATUS_CODES } from 'node:http'
import { createServer as createSocketServer, type Socket } from 'node:net'
import { z } from 'zod'

const Response = z.object({
  path: z.string(),
  /** Names and values in turn, without those that the HTTP server of Node.js adds. */
  headers: z.array(z.string()),
  /** Base64. */
  body: z.string(),
})

export type FinishedResponse = z.infer<typeof Response>

interface Finished {
  headers: string[]
  body: Buffer
}

type Finder = (path: string) => Finished | undefined

const endOfHead = '\r\n\r\n'

/** The fields of a request's head, which a server needs to find, limit and count what is asked for. */
function parseHead(head: string): { path: string; fields: Map<string, string> } {
  const [start = '', ...lines] = head.split('\r\n')
  const fields = new Map<string, string>()
  for (const line of lines) {
    const colon = line.indexOf(':')
    fields.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim())
  }
  return { path: start.split(' ')[1] ?? '', fields }
}

/** The whole response in one buffer, as it is written. */
function wholeOf({ headers, body }: Finished): Buffer {
  const lines = [`HTTP/1.1 200 ${STATUS_CODES[200]}`]
  for (let at = 0; at < headers.length; at += 2) lines.push(`${headers[at]}: ${headers[at + 1]}`)
  lines.push(`Date: ${new Date().toUTCString()}`, 'Connection: keep-alive')
  return Buffer.concat([Buffer.from(lines.join('\r\n') + endOfHead, 'latin1'), body])
}

function serveSockets(find: Finder, port: number): void {
  const wholes = new Map<string, Buffer>()
  const answer = (socket: Socket, head: string) => {
    const { path, fields } = parseHead(head)
    const found = find(path)
    if (!found || !fields.has('host')) return socket.destroy()
    const whole = wholes.get(path) ?? wholeOf(found)
    wholes.set(path, whole)
    socket.write(whole)
  }
  const server = createSocketServer({ noDelay: true }, (socket) => {
    let rest = ''
    socket.on('error', () => socket.destroy())
    socket.on('data', (chunk: Buffer) => {
      const heads = (rest + chunk.toString('latin1')).split(endOfHead)
      rest = heads.pop() ?? ''
      for (const head of heads) answer(socket, head)
    })
  })
  server.listen(port, '127.0.0.1')
}

function serveHttp(find: Finder, port: number): void {
  const server = createHttpServer(({ url = '' }, response) => {
    const found = find(url)
    if (!found) return response.writeHead(404).end()
    response.writeHead(200, found.headers).end(found.body)
  })
  server.listen(port, '127.0.0.1')
}

const [way, file = '', port = ''] = process.argv.slice(2)
const responses = z.array(Response).parse(JSON.parse(readFileSync(file, 'utf8')))
const finished = new Map(
  responses.map(({ path, headers, body }) => [
    path,
    { headers, body: Buffer.from(body, 'base64') },
  ]),
)
const serve = way === 'http' ? serveHttp : serveSockets
serve((path) => finished.get(path), Number(port))
