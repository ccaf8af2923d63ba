/** The MCP server with the real API, on the real facts, called by the SDK's client. */
import { expect, test } from 'vitest'
import { families } from '@/lib/contract/families'
import type { ProjectSummary } from '@/lib/contract/projects'
import { openMcpClient, protocolVersions } from '../fixtures/mcp'
import { testServer } from '../test-server'
import { call, get, newClient } from './client'

const { address, apiBase, portalKey } = testServer

const openClient = () => openMcpClient(address, { headers: { 'x-api-key': portalKey } })

for (const protocolVersion of protocolVersions) {
  test(`a client of ${protocolVersion} lists the tools and calls each of them without a key`, async () => {
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
    const { client, answer } = await openMcpClient(address, {
      protocolVersion,
      headers: newClient(),
    })
    expect(client.getNegotiatedProtocolVersion()).toBe(protocolVersion)
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(Object.keys(inputs))
    for (const { name } of tools) {
      const { licence } = await answer(name, inputs[name])
      expect(licence, name).toMatchObject({ spdx_id: 'CC-BY-4.0' })
    }
    const found = await answer('search', inputs.search)
    expect(found.results).toContainEqual(expect.objectContaining({ record: one }))
  })
}

test('every family is read as the API has it, and its pages are there', async () => {
  const { answer } = await openClient()
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

test('“Which countries use mDL, and who funds them?” takes three calls and 30 KB', async () => {
  const { call: callTool } = await openClient()
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
    records: { record: string; facts: { country?: string } }[]
  }
  expect(records.map(({ facts }) => facts.country)).toContain('United States')
  const funders = (await ask('neighbours', {
    record: records.map(({ record }) => record),
    link_types: ['Funding'],
  })) as unknown as { total: number; neighbours: { of: string }[] }
  expect(funders.total).toBeGreaterThan(0)
  const ids = records.map(({ record }) => record)
  for (const { of } of funders.neighbours) expect(ids).toContain(of)
  expect(JSON.stringify(results).length).toBeLessThan(30 * 1024)
})
