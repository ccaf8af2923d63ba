/** APIs without the additions to the contract, which the portal does not keep requesting, and 404s of proxies. */
import type { RequestListener } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type DocumentRequest, makePortal } from '../fixtures/portal-requests'
import { serveLocally } from '../fixtures/serve-locally'
import { startStub } from './stub'
import { syntheticApi } from './stub-api'
import { projectId } from './stub-records'

vi.mock('server-only', () => ({}))

/** An addition that both APIs lack, a record of it, and a part of the contract. */
const requests: DocumentRequest[] = [
  { path: '/sources?per_page=1', template: '/sources' },
  { path: '/sources/5', template: '/sources/{id}' },
  { path: '/projects', template: '/projects' },
]

test('an addition that an API lacks or refuses is cached as absent for minutes, and nothing else is', async () => {
  const stub = await startStub()
  onTestFinished(stub.stop)
  // Refuses every path, as gateways do with unknown ones.
  const refusing = await serveLocally((_, response) => void response.writeHead(403).end('{}'))
  const portal = makePortal([stub.baseUrl, `${refusing.baseUrl}/api/v1`])
  expect(await portal(requests)).toEqual([
    [
      { kind: 'not_found', revalidate: 600 },
      // An id may be missing from a list that exists, and be added at any time.
      { kind: 'not_found', revalidate: 2 },
      expect.objectContaining({ kind: 'document' }),
    ],
    [
      { kind: 'not_found', revalidate: 600 },
      { kind: 'unavailable', revalidate: 2 },
      { kind: 'unavailable', revalidate: 2 },
    ],
  ])
})

const websites: Record<string, RequestListener> = {
  'a page': (_, response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'),
  'a redirect': (_, response) => void response.writeHead(302, { location: '/login' }).end(),
}

for (const [answer, website] of Object.entries(websites)) {
  test(`an API that answers unknown paths with ${answer} lacks the additions, and is not down`, async () => {
    const api = syntheticApi()
    let isDown = false
    const { baseUrl } = await serveLocally((request, response) => {
      const document = api(new URL(request.url ?? '', 'http://api.invalid'))
      if (isDown || document === undefined) return website(request, response)
      const headers = { 'content-type': 'application/json', 'cache-control': 'max-age=0' }
      response.writeHead(200, headers).end(JSON.stringify(document))
    })
    const portal = makePortal([`${baseUrl}/api/v1`])
    const additions: DocumentRequest[] = [
      { path: '/versions', template: '/versions' },
      { path: '/sources?per_page=1', template: '/sources' },
      { path: '/fields', template: '/fields' },
      { path: '/audits', template: '/audits' },
      { path: '/evidence?per_page=1', template: '/evidence' },
    ]
    const [answers = []] = await portal(additions)
    expect(answers).toEqual(additions.map(() => ({ kind: 'not_found', revalidate: 600 })))
    const project: DocumentRequest = {
      path: `/projects/${projectId(1)}`,
      template: '/projects/{id}',
    }
    expect(await portal([project])).toEqual([[{ kind: 'document', revalidate: 1 }]])
    isDown = true
    await sleep(1_100)
    expect(await portal([project])).toEqual([[{ kind: 'copy', revalidate: 2 }]])
  })
}

test('copies of additions stay while the API refuses the key, or a proxy does not find it', async () => {
  let reply = { status: 200, type: 'application/json', text: '{"data":[]}' }
  const { baseUrl } = await serveLocally((_, response) => {
    const headers = { 'content-type': reply.type, 'cache-control': 'max-age=0' }
    response.writeHead(reply.status, headers).end(reply.text)
  })
  const portal = makePortal([`${baseUrl}/api/v1`])
  const versions: DocumentRequest = { path: '/versions', template: '/versions' }
  expect(await portal([versions])).toEqual([[{ kind: 'document', revalidate: 1 }]])
  await sleep(1_100)
  for (const other of [
    { status: 401, type: 'application/json', text: '{}' },
    { status: 404, type: 'text/html', text: '404' },
    { status: 200, type: 'text/html', text: 'Back soon' },
  ]) {
    reply = other
    expect(await portal([versions]), other.text).toEqual([[{ kind: 'copy', revalidate: 2 }]])
  }
  reply = { status: 404, type: 'application/json', text: '{}' }
  expect(await portal([versions])).toEqual([[{ kind: 'not_found', revalidate: 600 }]])
})

test('an addition of another shape counts as absent, unless there is a copy of it, and is logged once', async () => {
  const api = syntheticApi()
  let versions: unknown = ['v1', 'v2']
  const stub = await startStub({
    cacheControl: 'max-age=0',
    answer: (url) => {
      if (url.pathname.endsWith('/versions')) return versions
      return url.pathname.endsWith('/sources') ? { sources: [] } : api(url)
    },
  })
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const versionsRequest: DocumentRequest = { path: '/versions', template: '/versions' }
  const both: DocumentRequest[] = [
    versionsRequest,
    { path: '/sources?per_page=1', template: '/sources' },
  ]
  const absent = { kind: 'not_found', revalidate: 600 }
  try {
    const portal = makePortal([stub.baseUrl])
    expect(await portal(both)).toEqual([[absent, absent]])
    expect(await portal(both)).toEqual([[absent, absent]])
    const paths = log.mock.calls.map(([line]) => JSON.parse(String(line)).path)
    expect(paths).toEqual(['/versions', '/sources?per_page=1'])
    versions = { data: [] }
    expect(await portal([versionsRequest])).toEqual([[{ kind: 'document', revalidate: 1 }]])
    versions = ['v1', 'v2']
    await sleep(1_100)
    expect(await portal([versionsRequest])).toEqual([[{ kind: 'copy', revalidate: 2 }]])
  } finally {
    log.mockRestore()
    await stub.stop()
  }
})

test('a 404 that is not JSON does not replace the copy of a record, and means that another is missing', async () => {
  const api = syntheticApi()
  let isLost = false
  const { baseUrl } = await serveLocally((request, response) => {
    if (isLost) return void response.writeHead(404).end('404')
    const headers = { 'content-type': 'application/json', 'cache-control': 'max-age=0' }
    const document = api(new URL(request.url ?? '', 'http://api.invalid'))
    response.writeHead(200, headers).end(JSON.stringify(document))
  })
  const portal = makePortal([`${baseUrl}/api/v1`])
  const record = (index: number): DocumentRequest => ({
    path: `/projects/${projectId(index)}`,
    template: '/projects/{id}',
  })
  expect(await portal([record(1)])).toEqual([[{ kind: 'document', revalidate: 1 }]])
  isLost = true
  await sleep(1_100)
  expect(await portal([record(1), record(2)])).toEqual([
    [
      { kind: 'copy', revalidate: 2 },
      { kind: 'not_found', revalidate: 2 },
    ],
  ])
})
