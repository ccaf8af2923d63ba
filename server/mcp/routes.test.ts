import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { RequestLog } from '../logging/request-log'
import type { Snapshots } from '../snapshots'
import { mcpRoutes } from './routes'

test('a flood of calls that fail by a fault of the server is a few lines of the log', async () => {
  const lines: string[] = []
  const stream = new Writable({
    write: (line, _encoding, done) => {
      lines.push(String(line))
      done()
    },
  })
  const app = Fastify({ logger: { level: 'error', stream } })
  app.decorate('requestLog', new RequestLog(app.log))
  const broken = () => {
    throw new Error('the disk is gone')
  }
  const dataset = { document: broken, list: broken, all: broken, manifest: { hash: 'a' } }
  const snapshots = { current: { dataset, search: broken }, releases: {} } as unknown as Snapshots
  const keys = { find: () => undefined, readFault: undefined }
  const siteUrl = 'https://atlas.test'
  const options = { snapshots, keys, siteUrl, limitRate: async () => undefined }
  await app.register((scope) => mcpRoutes(scope, options))
  const call = { method: 'tools/call', params: { name: 'get', arguments: { record: 'project-1' } } }
  for (let sent = 0; sent < 40; sent += 1) {
    const response = await app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { accept: 'application/json, text/event-stream' },
      payload: { jsonrpc: '2.0', id: sent, ...call },
    })
    expect(response.body).toContain('Server error')
    expect(response.body).not.toContain('disk')
  }
  expect(lines.length).toBeGreaterThanOrEqual(10)
  expect(lines.length).toBeLessThan(40)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'a tool of the MCP server failed',
    err: { message: 'the disk is gone' },
  })
  await app.close()
})
