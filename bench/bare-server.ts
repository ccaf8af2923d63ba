/**
 * `bare-server.ts FILE PORT` sends the finished responses of a file and does nothing else: this is the upper limit for
 * a server based on `node:http`.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { RecordedResponse } from './recorded-response'

const [file = '', port = ''] = process.argv.slice(2)
const recorded = JSON.parse(readFileSync(file, 'utf8')) as RecordedResponse[]
const responses = new Map(
  recorded.map(({ path, status, headers, body }) => [
    path,
    { status, headers, body: Buffer.from(body, 'base64') },
  ]),
)

createServer(({ url = '' }, response) => {
  const found = responses.get(url)
  if (!found) return response.writeHead(404).end()
  response.writeHead(found.status, found.headers).end(found.body)
}).listen(Number(port), '127.0.0.1')
