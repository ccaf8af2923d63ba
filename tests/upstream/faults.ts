/** The ways in which an upstream can fail, as request listeners. */
import type { RequestListener } from 'node:http'

const jsonHead = { 'content-type': 'application/json' }
const longText = Buffer.alloc(30 << 20, 'x')

export const faults = {
  refused: (request) => void request.socket.destroy(),
  hanging: () => {},
  'status 500': (_request, response) =>
    void response.writeHead(500, jsonHead).end('{"error":{"code":"internal_error","message":"x"}}'),
  'status 429': (_request, response) => void response.writeHead(429, { 'retry-after': '2' }).end(),
  'truncated JSON': (_request, response) =>
    void response.writeHead(200, jsonHead).end('{"data":[{"id":1,'),
  'HTML instead of JSON': (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>'),
  'a slow drip': (_request, response) => {
    response.writeHead(200, jsonHead)
    const timer = setInterval(() => response.write(' '), 200)
    response.once('close', () => clearInterval(timer))
  },
  'a wrong Content-Type': (_request, response) =>
    void response.writeHead(200, { 'content-type': 'application/octet-stream' }).end('{"data":[]}'),
  'a redirect to another host': (_request, response) =>
    void response.writeHead(302, { location: 'http://127.0.0.2:9/api/v1/projects' }).end(),
  'a body of 30 MB': (_request, response) => {
    response.writeHead(200, jsonHead)
    response.write('{"data":"')
    response.write(longText)
    response.end('"}')
  },
  'a list of nonsense': (_request, response) =>
    void response
      .writeHead(200, jsonHead)
      .end('{"data":[{"x":1}],"pagination":{"page":1,"per_page":20,"total":1,"total_pages":1}}'),
  'another document': (_request, response) =>
    void response.writeHead(200, jsonHead).end('{"hello":[]}'),
} satisfies Record<string, RequestListener>

export type Fault = keyof typeof faults
export const faultNames = Object.keys(faults) as Fault[]
