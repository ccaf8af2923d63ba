/** Tests with a real server, named by DID_ATLAS_URL and DID_ATLAS_KEY, and with one that fails as told. */
import assert from 'node:assert/strict'
import process from 'node:process'
import { describe, test } from 'node:test'
import { ApiError, type ClientOptions, createClient, type Schemas } from './src/client.js'

const { DID_ATLAS_URL: baseUrl = '', DID_ATLAS_KEY: key } = process.env
const skip = baseUrl === '' || key === undefined

describe('with a real server', { skip }, () => {
  const client = createClient({ baseUrl, key })

  test('lists every record once over several pages', async () => {
    const ids: number[] = []
    for await (const { id } of client.listAll('/projects', { per_page: 7 })) ids.push(id)
    const { pagination } = await client.get('/projects', { per_page: 1 })
    assert.equal(ids.length, pagination.total)
    assert.equal(new Set(ids).size, ids.length)
  })

  test('lists collections without pages', async () => {
    const codes: string[] = []
    for await (const { code } of client.listAll('/countries')) codes.push(code)
    assert.ok(codes.includes('CH'))
  })

  test('filters by several values', async () => {
    const { data } = await client.get('/projects', { status: ['Pilot', 'Launched'] })
    assert.ok(data.length > 0)
    for (const { status } of data) assert.ok(status === 'Pilot' || status === 'Launched')
  })

  test('reads a record, its relationships and search results', async () => {
    const [first] = (await client.get('/projects', { per_page: 1 })).data
    assert.ok(first)
    const project: Schemas['ProjectDetail'] = await client.record('/projects/{id}', first.id)
    assert.equal(project.title, first.title)
    const relationships = await client.record('/projects/{id}/relationships', first.id)
    assert.equal(relationships.project.id, first.id)
    assert.ok(Array.isArray(await client.get('/search', { query: 'wallet' })))
  })

  test('a second request is revalidated', async () => {
    const statuses: number[] = []
    const observed: typeof fetch = async (...request) => {
      const response = await fetch(...request)
      statuses.push(response.status)
      return response
    }
    const own = createClient({ baseUrl, key, fetch: observed })
    const first = await own.get('/standards')
    assert.deepEqual(await own.get('/standards'), first)
    assert.deepEqual(statuses, [200, 304])
  })

  test('errors have a code and a request id', async () => {
    await assert.rejects(client.record('/projects/{id}', 999_999_999), (error) => {
      assert.ok(error instanceof ApiError)
      assert.equal(error.code, 'not_found')
      assert.ok(error.requestId)
      return true
    })
    const stranger = createClient({ baseUrl, key: 'wrong' })
    await assert.rejects(stranger.get('/people'), { status: 401, code: 'unauthorized' })
  })
})

describe('with a server that fails', () => {
  /** A client of a server that gives these answers in turn. An error is a failed connection. */
  function failing(answers: (Response | Error)[], options: Partial<ClientOptions> = {}) {
    const waits: number[] = []
    const tags: (string | null)[] = []
    const client = createClient({
      baseUrl: 'https://atlas.example/api/v1',
      fetch: async (_, init) => {
        tags.push(new Headers(init?.headers).get('if-none-match'))
        const answer = answers.shift()
        if (!(answer instanceof Response)) throw answer
        return answer
      },
      sleep: async (milliseconds) => {
        waits.push(milliseconds)
      },
      ...options,
    })
    return { client, waits, tags }
  }
  const busy = (after?: string) =>
    new Response('busy', { status: 503, headers: after ? { 'retry-after': after } : {} })

  test('waits as long as the server requests, and after a failed connection', async () => {
    const { client, waits } = failing([busy('42'), new TypeError('down'), Response.json([])])
    assert.deepEqual(await client.get('/search'), [])
    assert.deepEqual(waits, [42_000, 2000])
  })

  test('gives up after its attempts, or if the wait is too long', async () => {
    const { client } = failing([busy(), busy()], { retries: 1 })
    await assert.rejects(client.get('/search'), { status: 503, code: 'unknown', message: 'busy' })
    const { client: other, waits } = failing([busy('3600')])
    await assert.rejects(other.get('/search'), ApiError)
    assert.deepEqual(waits, [])
    await assert.rejects(failing([new TypeError('down')], { retries: 0 }).client.get('/search'), {
      message: 'down',
    })
  })

  test('does not repeat requests that cannot succeed', async () => {
    const body = { error: { code: 'invalid_parameter', message: 'No' } }
    const { client, waits } = failing([Response.json(body, { status: 400 })])
    await assert.rejects(client.get('/search'), { code: 'invalid_parameter', message: 'No' })
    assert.deepEqual(waits, [])
  })

  test('forgets the oldest response', async () => {
    const tagged = (etag: string) => Response.json([], { headers: { etag } })
    const { client, tags } = failing([tagged('"a"'), tagged('"b"'), tagged('"c"')], {
      cacheSize: 1,
    })
    for (const path of ['/search', '/terms', '/search'] as const) await client.get(path)
    assert.deepEqual(tags, [null, null, null])
  })
})
