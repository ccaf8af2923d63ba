/** The MCP server with the real API, on the real facts, called by the SDK's client. */
import { expect, test } from 'vitest'
import { families } from '@/lib/contract/families'
import { rateLimits } from '@/lib/contract/headers'
import type { ProjectSummary } from '@/lib/contract/projects'
import { eras, getRefusal, type McpClient, withMcpClient } from '../fixtures/mcp'
import { testServer } from '../test-server'
import { call, get, newClient, withId } from './client'

const { address, apiBase, portalKey } = testServer

const withClient = (use: (client: McpClient) => Promise<void>) =>
  withMcpClient(address, use, { headers: { 'x-api-key': portalKey } })

for (const era of eras) {
  test(`a client of ${era} lists the tools and calls each of them without a key`, async () => {
    const { data } = await get<{ data: ProjectSummary[] }>('/projects?per_page=2')
    const [one, other] = data.map(({ id }) => `project-${id}`)
    const inputs: Record<string, object> = {
      search: { query: data[0]?.title },
      get: { record: one },
      list: { family: 'projects', filters: { status: ['Launched'] } },
      neighbours: { record: one },
      path: { from: one, to: other },
      compare: { projects: [one, other] },
      aggregate: { family: 'projects', by: ['country', 'status'] },
    }
    await withMcpClient(
      address,
      async ({ client, answer }) => {
        const { tools } = await client.listTools()
        expect(tools.map(({ name }) => name)).toEqual(Object.keys(inputs))
        for (const { name } of tools) {
          const { licence } = await answer(name, inputs[name])
          expect(licence, name).toMatchObject({ spdx_id: 'CC-BY-4.0' })
        }
        const found = await answer('search', inputs.search)
        expect(found.results).toContainEqual(expect.objectContaining({ record: one }))
      },
      { era, headers: newClient() },
    )
  })
}

test('every family is read as the API has it, and its pages are there', async () => {
  await withClient(async ({ answer }) => {
    expect(families).not.toEqual([])
    for (const family of families) {
      const { data } = await get<{ data: { id: number }[] }>(`/${family}`)
      const id = data[0]?.id
      const { document, page, api } = await answer('get', { record: `${family}/${id}` })
      expect(document, family).toMatchObject({ id })
      expect((await fetch(String(page), { redirect: 'manual' })).status, String(page)).toBe(200)
      const path = String(api).slice(apiBase.length)
      expect((await call(path)).status, path).toBe(200)
    }
  })
})

test('every count links to a list of as many records', async () => {
  await withClient(async ({ answer }) => {
    const { groups } = await answer('aggregate', { family: 'projects', by: ['type'] })
    expect(groups).not.toEqual([])
    for (const { values, count } of groups as { values: { value: string }[]; count: number }[]) {
      const type = encodeURIComponent(values[0]?.value ?? '')
      const { pagination } = await get<{ pagination: { total: number } }>(`/projects?type=${type}`)
      expect(pagination.total).toBe(count)
    }
  })
})

test('hostile arguments are refused with a message, and the server continues', async () => {
  await withClient(async (client) => {
    const many = Array.from({ length: 10_000 }, (_, at) => `project-${at + 1}`)
    await expect(client.call('compare', { projects: many })).rejects.toThrow('at most 64 KB')
    expect(await getRefusal(client, 'compare', { projects: many.slice(0, 3_000) })).toContain(
      'more',
    )
    expect(await getRefusal(client, 'get', { record: 'project--1' })).toContain('is not a record')
    expect(await getRefusal(client, 'get', { record: { $ne: 1 } })).toContain('record')
    expect(await getRefusal(client, 'search', { query: 'x'.repeat(60_000) })).toContain('query')
    expect(await client.answer('search', { query: 'eu' })).toHaveProperty('results.0')
  })
})

test('the limits of the API apply', async () => {
  const headers = newClient()
  const record = (await withId('/projects/{id}')).slice(1)
  await withMcpClient(
    address,
    async (tools) => {
      const { answer } = tools
      for (let sent = 0; sent < rateLimits.graph; sent += 1) {
        await answer('neighbours', { record, limit: 1 })
      }
      const refused = await getRefusal(tools, 'path', { from: record, to: record })
      expect(refused).toMatch(
        /^Rate limit of 10 graph requests a minute exceeded\. Retry in \d+ s\.$/,
      )
      await answer('get', { record })
    },
    { headers },
  )
  const refused = await call('/graph/links', { key: null, headers })
  expect(refused.status, 'without a key the API counts, too').toBe(429)
})

test('pages of other sites may call, and methods other than POST are refused', async () => {
  const post = (origin: string) =>
    fetch(`${address}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, ...newClient() },
      body: '{}',
    })
  expect((await post('https://chat.example')).status).toBe(400)
  expect((await post(address)).status).toBe(400)
  for (const method of ['GET', 'DELETE']) {
    const response = await fetch(`${address}/mcp`, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
  }
})

test('“Which countries use mDL, and who funds them?” takes three calls and 30 KB', async () => {
  await withClient(async ({ call: callTool }) => {
    const results: Awaited<ReturnType<typeof callTool>>[] = []
    const ask = async (name: string, input: object) => {
      const result = await callTool(name, input)
      results.push(result)
      return result.structuredContent as Record<string, never>
    }
    const standard = (await ask('search', { query: 'mDL', family: 'standards' })) as unknown as {
      results: { record: string }[]
    }
    const filters = { standard: standard.results.map(({ record }) => record) }
    expect(filters.standard).not.toEqual([])
    const { records } = (await ask('list', {
      family: 'projects',
      filters,
      limit: 50,
    })) as unknown as {
      records: { record: string; facts: { country?: { name: string } } }[]
    }
    expect(records.map(({ facts }) => facts.country?.name)).toContain('United States')
    const funders = (await ask('neighbours', {
      record: records.map(({ record }) => record),
      link_types: ['Funding'],
    })) as unknown as { total: number; neighbours: { of: string }[] }
    expect(funders.total).toBeGreaterThan(0)
    const ids = records.map(({ record }) => record)
    for (const { of } of funders.neighbours) expect(ids).toContain(of)
    expect(JSON.stringify(results).length).toBeLessThan(30 * 1024)
  })
})
