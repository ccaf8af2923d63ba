import { connect } from 'node:net'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resource } from '@/lib/contract'
import { ErrorBody } from '@/lib/contract/errors'
import { families } from '@/lib/contract/families'
import { testServer } from '../test-server'
import { withId } from './client'

const { hostname, port, pathname: base } = new URL(testServer.apiBase)

/** An address that only this test uses, so that it does not consume the rate limits of others. */
const client = 'X-Forwarded-For: 192.0.2.1'

/** A request as sent over the wire, written by hand because no client would send some of these. */
interface RawRequest {
  method: string
  target: string
  headers: string
}

interface RawResponse {
  status: number
  body: string
}

function send({ method, target, headers }: RawRequest): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    const chunks: Buffer[] = []
    socket.setTimeout(10_000, () => socket.destroy(new Error(`no answer to ${method} ${target}`)))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? undefined : reject(error),
    )
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('latin1')
      const [head = '', ...body] = text.split('\r\n\r\n')
      resolve({ status: Number(head.split(' ')[1]), body: body.join('\r\n\r\n') })
    })
    const lines = [`${method} ${target} HTTP/1.1`, `Host: ${hostname}`, 'Connection: close', client]
    socket.write(Buffer.from(`${[...lines, headers].join('\r\n')}\r\n\r\n`, 'latin1'))
  })
}

/** Characters that may appear in a request line without ending it; the server must handle the rest. */
const noise = fc
  .string({ unit: 'binary', maxLength: 40 })
  .map((text) => encodeURI(text.replace(/\p{Surrogate}/gu, '')).replace(/[?#]/g, ''))
const rawNoise = fc.string({ maxLength: 60 }).map((text) => text.replace(/[\s?#]/g, '~'))

const id = fc.oneof(
  noise,
  rawNoise,
  fc.integer({ max: 0 }).map(String),
  fc.double().map(String),
  fc.bigInt({ min: 2n ** 53n, max: 2n ** 80n }).map(String),
  fc.constantFrom('%', '%zz', '%00', '..%2f..', '%ff%fe', 'a'.repeat(3000), 'NaN', '1;drop'),
)
const family = fc.constantFrom(...families.filter((name) => resource(name).detail))
const list = fc.oneof(family, fc.constantFrom('countries', 'industries', 'graph/nodes', 'search'))

/** Values that are certainly invalid: each breaks a rule of the endpoint. */
const wrongPage = fc.oneof(
  fc.integer({ max: 0 }).map(String),
  fc.double({ noInteger: true, noDefaultInfinity: true, noNaN: true }).map(String),
  fc.constantFrom('x', '1,2', '%', '%00', '1e9', ' 1', '9'.repeat(40), '[]', '{}', '0x1'),
)
const wrongQuery = fc.oneof(
  wrongPage.map((value) => `page=${value}`),
  wrongPage.map((value) => `per_page=${value}`),
  fc.integer({ min: 101 }).map((value) => `per_page=${value}`),
  fc.integer({ min: 201, max: 4000 }).map((length) => `q=${'q'.repeat(length)}`),
  fc.constant('page=1&page=1'),
  fc.constant('q=a&q=b'),
)

const target = fc.oneof(
  fc.tuple(family, id).map(([name, value]) => `${base}/${name}/${value}`),
  fc.tuple(family, wrongQuery).map(([name, query]) => `${base}/${name}?${query}`),
  id.map((value) => `${base}/projects/${value}/relationships`),
  fc.tuple(list, noise).map(([name, rest]) => `${base}/${name}/${rest}/x`),
  noise.map((rest) => `${base}/${rest}`),
  rawNoise.map((rest) => `${base}/${rest}`),
)
const good = `X-API-Key: ${testServer.portalKey}`
const headers = fc.oneof(
  { weight: 4, arbitrary: fc.constant(good) },
  noise.map((value) => `${good}\r\nAccept-Encoding: ${value}`),
  noise.map((value) => `${good}\r\nIf-None-Match: ${value}`),
  noise.map((value) => `${good}\r\nX-Forwarded-For: ${value}`),
  noise.map((value) => `${good}\r\nContent-Length: ${value || 'x'}`),
  fc.integer({ min: 1, max: 40_000 }).map((length) => `${good}\r\nX-Long: ${'x'.repeat(length)}`),
  rawNoise.map((value) => `X-API-Key: ${value}`),
  fc.constantFrom(
    'X-API-Key',
    ': x',
    `${good}\r\nTransfer-Encoding: chunked`,
    `${good}\r\n${good}`,
  ),
)
const method = fc.oneof(
  { weight: 9, arbitrary: fc.constant('GET') },
  fc.constantFrom('POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'LOCK', 'get', 'BREW', 'TRACE'),
)

const request: fc.Arbitrary<RawRequest> = fc.record({ method, target, headers })

const hasErrorShape = (body: string): boolean => {
  try {
    return ErrorBody.strict().safeParse(JSON.parse(body)).success
  } catch {
    return false
  }
}

/** An id or address that happens to be valid is not a bad request; its 200 response must be JSON. */
const isValidSuccess = ({ status, body }: RawResponse): boolean =>
  status === 304 || (status === 200 && (body.startsWith('{') || body.startsWith('[')))

const total = 10_000
const atOnce = 50

test(`${total} bad requests get 4xx with the error shape and do not affect the server`, async () => {
  const requests = fc.sample(request, { numRuns: total, seed: 20261120 })
  const wrong: object[] = []
  let refused = 0
  for (let start = 0; start < requests.length; start += atOnce) {
    const batch = requests.slice(start, start + atOnce)
    const answers = await Promise.all(batch.map(send))
    for (const [index, answer] of answers.entries()) {
      const isError = answer.status >= 400 && answer.status < 500 && hasErrorShape(answer.body)
      if (isError) refused += 1
      else if (!isValidSuccess(answer)) wrong.push({ ...batch[index], ...answer })
    }
  }
  expect(wrong.slice(0, 5)).toEqual([])
  expect(refused).toBeGreaterThan(total * 0.95)
  const after = await send({
    method: 'GET',
    target: base + (await withId('/projects/{id}')),
    headers: good,
  })
  expect(after.status).toBe(200)
})
