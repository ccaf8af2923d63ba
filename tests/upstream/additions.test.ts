/** APIs without the additions to the contract, which the portal notices and does not keep requesting, and 404s that are not of the API. */
import { createServer } from 'node:http'
import { expect, test, vi } from 'vitest'
import { listenLocally } from '../fixtures/listen-locally'
import { type DocumentRequest, makePortal } from '../fixtures/portal-requests'
import { startStub } from './stub'

vi.mock('server-only', () => ({}))

/** An addition that both APIs lack, a record of it, and a part of the contract. */
const requests: DocumentRequest[] = [
  { path: '/sources?per_page=1', template: '/sources' },
  { path: '/sources/5', template: '/sources/{id}' },
  { path: '/projects', template: '/projects' },
]

test('an addition that an API lacks or refuses is cached as absent for minutes, and nothing else is', async () => {
  const stub = await startStub()
  // Refuses every path, as gateways do with unknown ones.
  const refusing = createServer((_request, response) => void response.writeHead(403).end('{}'))
  const refusingUrl = `http://127.0.0.1:${await listenLocally(refusing)}/api/v1`
  try {
    expect(await makePortal([stub.baseUrl, refusingUrl])(requests)).toEqual([
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
  } finally {
    refusing.close()
    await stub.stop()
  }
})

test('a 404 of something in front of the API does not mean that a record is missing', async () => {
  const proxy = createServer((_request, response) => void response.writeHead(404).end('404'))
  const baseUrl = `http://127.0.0.1:${await listenLocally(proxy)}/api/v1`
  const record: DocumentRequest = { path: '/projects/5', template: '/projects/{id}' }
  try {
    expect(await makePortal([baseUrl])([record, ...requests])).toEqual([
      [
        { kind: 'unavailable', revalidate: 2 },
        { kind: 'not_found', revalidate: 600 },
        { kind: 'not_found', revalidate: 2 },
        { kind: 'unavailable', revalidate: 2 },
      ],
    ])
  } finally {
    proxy.close()
  }
})
