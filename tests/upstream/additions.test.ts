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

test('additions that an API lacks are cached as absent for minutes, parts of the contract for seconds', async () => {
  const [stub, refusing] = await Promise.all([startStub(), startRefusing()])
  const portal = await startRequestProcess([stub.baseUrl, refusing.baseUrl])
  const [lacking, refused] = await portal.request([sources, source, projects])
  expect(lacking).toEqual([
    { kind: 'not_found', revalidate: 600 },
    { kind: 'not_found', revalidate: 2 },
    expect.objectContaining({ kind: 'document' }),
  ])
  expect(refused).toEqual([
    { kind: 'not_found', revalidate: 600 },
    { kind: 'unavailable', revalidate: 2 },
    { kind: 'unavailable', revalidate: 2 },
  ])
  portal.stop()
  refusing.stop()
  await stub.stop()
})
