/** An API without the additions to the contract: the portal notices, and does not keep requesting them. */
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { listenLocally } from '../fixtures/listen-locally'
import { startRequestProcess } from '../fixtures/request-process'
import type { DocumentRequest } from '../fixtures/requests-under-faults'
import { startStub } from './stub'

const sources: DocumentRequest = { path: '/sources?per_page=1', template: '/sources' }
const source: DocumentRequest = { path: '/sources/5', template: '/sources/{id}' }
const projects: DocumentRequest = { path: '/projects', template: '/projects' }

/** An API that refuses every path, as gateways do with unknown ones. */
async function startRefusing() {
  const server = createServer((_request, response) => void response.writeHead(403).end('{}'))
  const port = await listenLocally(server)
  return { baseUrl: `http://127.0.0.1:${port}/api/v1`, stop: () => server.close() }
}

/** The answers of an API to requests for an addition, a record of it, and a part of the contract. */
async function getAnswers(baseUrl: string) {
  const portal = await startRequestProcess([baseUrl])
  try {
    const [answers] = await portal.request([sources, source, projects])
    return answers
  } finally {
    portal.stop()
  }
}

test('an addition that an API lacks is cached as absent for minutes', async () => {
  const stub = await startStub()
  try {
    expect(await getAnswers(stub.baseUrl)).toEqual([
      { kind: 'not_found', revalidate: 600 },
      // An id may be missing from a list that exists, and be added at any time.
      { kind: 'not_found', revalidate: 2 },
      expect.objectContaining({ kind: 'document' }),
    ])
  } finally {
    await stub.stop()
  }
})

test('an addition that an API refuses is cached as absent, and anything else is unavailable', async () => {
  const refusing = await startRefusing()
  try {
    expect(await getAnswers(refusing.baseUrl)).toEqual([
      { kind: 'not_found', revalidate: 600 },
      { kind: 'unavailable', revalidate: 2 },
      { kind: 'unavailable', revalidate: 2 },
    ])
  } finally {
    refusing.stop()
  }
})
