/** The MCP server under malicious requests, and under too many harmless ones. */
import { once } from 'node:events'
import { request } from 'node:http'
import { expect, test } from 'vitest'
import { rateLimits } from '@/lib/contract/headers'
import { type Answer, apiKey, type Served, serveFacts } from '@/tests/fixtures/api'
import { getRefusal, openTools } from '@/tests/fixtures/mcp'

const json = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }

const post = ({ app }: Served, payload: string, headers: object = {}): Promise<Answer> =>
  app.inject({ method: 'POST', url: '/mcp', payload, headers: { ...json, ...headers } })

const withKey = { 'x-api-key': apiKey }

const message = (method: string, params: object = {}) =>
  JSON.stringify({ jsonrpc: '2.0', id: 7, method, params })

const getCall = (name: string, input: object) => message('tools/call', { name, arguments: input })

const nested = (open: string, close: string, depth: number): string =>
  `${open.repeat(depth)}1${close.repeat(depth)}`

test('invalid arguments are refused with the reason, and the server continues', async () => {
  const tools = await openTools()
  const projects = (count: number) => Array.from({ length: count }, (_, at) => `project-${at + 1}`)
  const cases: [tool: string, input: unknown, says: string][] = [
    ['search', {}, 'query'],
    ['search', { query: 5 }, 'query'],
    ['search', { query: ' ' }, 'query'],
    ['search', { query: 'x'.repeat(201) }, 'query'],
    ['search', { query: '\ud800' }, 'not valid Unicode'],
    ['get', { record: 'project-1\udc00' }, 'not valid Unicode'],
    ['search', { query: 'x', family: 'constructor' }, 'family'],
    ['search', { query: 'x', extra: true }, 'extra'],
    ['get', { record: -1 }, 'record'],
    ['get', { record: 'project--1' }, '"project--1" is not a record'],
    ['get', { record: 'projects/99999999999999999' }, 'is not a record'],
    ['get', { record: '__proto__/1' }, 'is not a record'],
    ['get', { record: 'sources/1' }, 'is not a record'],
    ['get', { record: '../../etc/passwd' }, 'is not a record'],
    ['get', { record: 'x'.repeat(301) }, 'record'],
    ['get', { record: 'https://elsewhere.example/projects/1' }, 'is not a record'],
    ['get', { record: 'project-99' }, 'Project not found: project-99'],
    ['get', { record: 'industries/99' }, 'Industry not found: industries/99'],
    ['get', { record: 'project-1', version: '2020.01.01' }, 'no version 2020.01.01'],
    ['get', { record: 'project-1', version: 'latest' }, 'version'],
    ['neighbours', { record: 'country-756' }, 'no node country-756'],
    ['neighbours', { record: 'project-1', limit: 1.5 }, 'limit'],
    ['neighbours', { record: 'project-1', link_types: ['Owns'] }, 'link_types'],
    ['path', { from: 'project-1' }, 'to'],
    ['compare', { projects: ['project-1'] }, 'projects'],
    ['compare', { projects: ['project-1', 'projects/1'] }, 'the same project'],
    ['compare', { projects: ['project-1', 'entity-1'] }, 'entity-1 is not a project'],
    ['compare', { projects: ['project-1', 'project-99'] }, 'Project not found: project-99'],
    ['compare', { projects: projects(7) }, 'projects'],
    ['compare', { projects: projects(3000) }, 'more than the maximum'],
    ['aggregate', { family: 'projects', by: [] }, 'by'],
    ['aggregate', { family: 'projects', by: ['__proto__'] }, 'cannot be counted by "__proto__"'],
    ['aggregate', { family: 'constructor', by: ['name'] }, 'family'],
    ['aggregate', { family: 'countries', by: ['name'] }, 'Countries cannot be counted by "name"'],
    ['aggregate', { family: 'projects', by: ['type', 'status', 'year'] }, 'by'],
    [
      'aggregate',
      { family: 'projects', by: ['type'], filters: { status: ['Dead'] } },
      'The filter status must be Launched, Pilot',
    ],
    [
      'aggregate',
      { family: 'projects', by: ['type'], filters: { country: ['Utopia'] } },
      'the name or code of a country',
    ],
    [
      'aggregate',
      { family: 'projects', by: ['type'], filters: { constructor: ['x'] } },
      'cannot be counted by "constructor"',
    ],
  ]
  for (const [tool, input, says] of cases) {
    expect(await getRefusal(tools, tool, input), JSON.stringify(input).slice(0, 80)).toContain(says)
  }
  for (const name of ['', 'drop', 'constructor', '__proto__', 'toString']) {
    await expect(tools.call(name, {}), name).rejects.toThrow(/not found|disabled/)
  }
  expect(await tools.answer('search', { query: 'alpine' })).toHaveProperty('results.0')
})

test('keys that could change prototypes are ordinary keys', async () => {
  const served = await serveFacts()
  const input = '{"record":"project-1","__proto__":{"polluted":true}}'
  const body = getCall('get', {}).replace('"arguments":{}', `"arguments":${input}`)
  for (const payload of [body, body.replace('__proto__', 'constructor')]) {
    expect((await post(served, payload, withKey)).statusCode).toBe(200)
  }
  expect({}).not.toHaveProperty('polluted')
})

test('a response must not be cached, and closes the connection on request', async () => {
  const served = await serveFacts()
  const address = await served.app.listen({ port: 0, host: '127.0.0.1' })
  for (const connection of ['close', 'keep-alive']) {
    const sent = request(`${address}/mcp`, {
      method: 'POST',
      agent: false,
      headers: { ...json, ...withKey, connection },
    }).end(getCall('search', { query: 'alpine' }))
    const [response] = await once(sent, 'response')
    expect(response.headers).toMatchObject({ connection, 'cache-control': 'no-store' })
    expect(Buffer.concat(await response.toArray()).toString()).toContain('structuredContent')
    sent.destroy()
  }
})

test('a malformed request gets its protocol error, with a fitting status', async () => {
  const served = await serveFacts()
  const many = `[${Array(21).fill(message('ping')).join(',')}]`
  const cases: [payload: string, status: number][] = [
    ['', 400],
    ['{', 400],
    ['"x"', 400],
    ['{}', 400],
    ['[]', 400],
    ['[[]]', 400],
    [many, 400],
    [nested('[', ']', 20_000), 400],
    [`"${'x'.repeat(64 * 1024)}"`, 413],
  ]
  for (const [payload, status] of cases) {
    const response = await post(served, payload, withKey)
    expect(response.statusCode, payload.slice(0, 40)).toBe(status)
    const body = response.json()
    expect(body).toMatchObject({ jsonrpc: '2.0', id: null })
    expect(body.error.message, payload.slice(0, 40)).toMatch(/\w{4}/)
  }
  const plain = await post(served, message('ping'), { ...withKey, 'content-type': 'text/plain' })
  expect(plain.statusCode).toBe(415)
  const html = await post(served, message('ping'), { ...withKey, accept: 'text/html' })
  expect(html.statusCode).toBe(406)
  const list = message('tools/call', { name: 'search', arguments: ['x'] })
  expect((await post(served, list, withKey)).body).toContain('expected record')
  const deep = getCall('search', { query: 'Q' }).replace('"Q"', nested('[', ']', 20_000))
  expect((await post(served, deep, withKey)).body).toContain('more than the maximum')
  const listen = await post(served, message('subscriptions/listen'), withKey)
  expect(listen.body).toContain('error')
  expect((await post(served, message('ping'), withKey)).body).toContain('"result":{}')
})

test('only POST is allowed, from pages of any site, as the API', async () => {
  const served = await serveFacts()
  for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'] as const) {
    const response = await served.app.inject({ method, url: '/mcp' })
    expect([response.statusCode, response.headers.allow], method).toEqual([405, 'POST, OPTIONS'])
  }
  const headers = {
    origin: 'https://chat.example',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type, mcp-protocol-version, x-api-key',
  }
  const preflight = await served.app.inject({ method: 'OPTIONS', url: '/mcp', headers })
  expect([preflight.statusCode, preflight.headers]).toMatchObject([
    204,
    {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': '*',
    },
  ])
  const response = await post(served, message('ping'), { ...withKey, origin: headers.origin })
  expect([response.statusCode, response.headers['access-control-allow-origin']]).toEqual([200, '*'])
  expect(response.headers['access-control-allow-credentials']).toBeUndefined()
})

test('calls count against the limits of the API, each tool against its own', async () => {
  const served = await serveFacts()
  const search = getCall('search', { query: 'alpine' })
  for (let sent = 1; sent < rateLimits.search; sent += 1) {
    expect((await post(served, search)).statusCode).toBe(200)
  }
  // The API uses the last one, because both share their limits.
  const apiSearch = await served.app.inject({ url: '/api/v1/search?query=a' })
  expect(apiSearch.headers['x-ratelimit-remaining']).toBe('0')
  const refused = await post(served, search)
  expect(refused.headers['retry-after']).toMatch(/^\d+$/)
  const text = expect.stringMatching(/^Rate limit of 30 search .* Retry in \d+ s\.$/)
  // A model sees a result, but not the status of a response.
  expect([refused.statusCode, refused.json()]).toMatchObject([
    200,
    { id: 7, result: { isError: true, content: [{ type: 'text', text }] } },
  ])
  const tools = ['neighbours', 'path'] as const
  const inputs = [{ record: 'project-1' }, { from: 'project-1', to: 'project-2' }]
  for (let sent = 0; sent < rateLimits.graph; sent += 1) {
    const call = getCall(tools[sent % 2] ?? '', inputs[sent % 2] ?? {})
    expect((await post(served, call)).statusCode).toBe(200)
  }
  expect((await post(served, getCall('path', {}))).body).toContain('Rate limit of 10 graph')
  const general = await post(served, getCall('get', { record: 'project-1' }))
  expect(general.headers.ratelimit).toMatch(/^"general";r=119;/)
  expect((await post(served, search, withKey)).statusCode, 'a key without limits').toBe(200)
})

test('a flood of batches is counted message by message', async () => {
  const served = await serveFacts()
  const batch = `[${Array(20)
    .fill(getCall('search', { query: 'a' }))
    .join(',')}]`
  expect((await post(served, batch)).statusCode).toBe(200)
  expect((await post(served, batch)).statusCode).toBe(429)
})

test('a wrong key is reported, and guessing is limited', async () => {
  const served = await serveFacts()
  const wrong = await post(served, message('ping'), { 'x-api-key': 'guess' })
  expect(wrong.statusCode).toBe(401)
  expect(wrong.headers.ratelimit).toMatch(/^"general";r=119;/)
  const empty = await post(served, '[]', { 'x-api-key': 'guess' })
  expect(empty.statusCode).toBe(401)
  expect(empty.headers.ratelimit, 'an empty batch').toMatch(/^"general";r=118;/)
})
