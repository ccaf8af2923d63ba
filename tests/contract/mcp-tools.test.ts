/** The tools over the synthetic facts, called by the client of the SDK. */
import { expect, test } from 'vitest'
import { ProjectDetail } from '@/lib/contract/projects'
import { siteUrl as site } from '@/tests/fixtures/api'
import { getRefusal, openTools } from '@/tests/fixtures/mcp'

test('tools are read-only, accept no other input, and have a licence and a description', async () => {
  const { client } = await openTools()
  const { tools } = await client.listTools()
  for (const { name, annotations, inputSchema, outputSchema, description } of tools) {
    expect(annotations?.readOnlyHint, name).toBe(true)
    expect(inputSchema.additionalProperties, name).toBe(false)
    expect(outputSchema?.properties, name).toHaveProperty('licence')
    expect(description?.length, name).toBeGreaterThan(80)
  }
})

test('search returns records with their pages, and can be limited to a family', async () => {
  const { answer } = await openTools()
  const { results } = await answer('search', { query: 'a' })
  const families = (results as { family: string }[]).map(({ family }) => family)
  expect(new Set(families).size).toBeGreaterThan(3)
  const narrowed = await answer('search', { query: 'example', family: 'people' })
  expect(narrowed).toMatchObject({
    results: [
      {
        record: 'person-1',
        name: 'Ada Example',
        page: `${site}/people/1-ada-example`,
        api: `${site}/api/v1/people/1`,
      },
    ],
    page: `${site}/search?q=example`,
    licence: { spdx_id: 'CC-BY-4.0' },
  })
})

test('get returns the document of the API with its sources', async () => {
  const { answer, ask } = await openTools()
  const byNode = await answer('get', { record: 'project-1' })
  const byPath = await answer('get', { record: 'projects/1' })
  expect(byPath).toEqual(byNode)
  expect(byNode.document).toEqual((await ask('/projects/1')).json())
  expect(byNode).toMatchObject({ name: 'Alpine ID', page: `${site}/projects/1-alpine-id` })
  const urls = (byNode.sources as { url: string }[]).map(({ url }) => url)
  expect(urls).toContain('https://alpine-id.example.org/mission')
  expect(new Set(urls).size).toBe(urls.length)
})

test('get reads data that the API has in lists only', async () => {
  const { answer, ask } = await openTools()
  const { data } = (await ask('/countries')).json<{ data: { id: number; code: string }[] }>()
  const id = data.find(({ code }) => code === 'CH')?.id
  const country = await answer('get', { record: `country-${id}` })
  expect(country).toMatchObject({ name: 'Switzerland', page: `${site}/countries/CH` })
  expect(country.document).toHaveProperty('projects_hq')
  const [industry] = (await ask('/industries')).json<{ data: { id: number; name: string }[] }>()
    .data
  if (!industry) throw new Error('The fixture has no industry')
  const found = await answer('get', { record: `industries/${industry.id}` })
  expect(found).toMatchObject({ record: `industries/${industry.id}`, name: industry.name })
  expect(await answer('get', { record: industry.name })).toEqual(found)
  const filters = { industry: [industry.name] }
  expect((await answer('list', { family: 'projects', filters })).page).toBe(
    `${site}/projects?industry=${industry.id}`,
  )
})

test('a record is found by every id, path, address and name that the site gives it', async () => {
  const { answer } = await openTools()
  const project = await answer('get', { record: 'project-1' })
  const texts = ['projects/1', '/projects/1-alpine-id', project.page, project.api]
  for (const record of texts) expect(await answer('get', { record }), `${record}`).toEqual(project)
  const country = await answer('get', { record: 'CH' })
  expect(country.name).toBe('Switzerland')
  for (const record of ['Switzerland', 'countries/CH', country.record, country.page]) {
    expect(await answer('get', { record }), `${record}`).toEqual(country)
  }
  const count = async (filters: object) =>
    (await answer('aggregate', { family: 'projects', by: ['type'], filters })).page
  expect(await count({ country: ['Switzerland'] })).toBe(`${site}/projects?country=CH`)
  const sameStandard = ['standard-1', 'standards/1', `${site}/standards/1-name`]
  for (const standard of [...sameStandard, 'test credential format']) {
    expect(await count({ standard: [standard] }), standard).toBe(`${site}/projects?standard=1`)
  }
})

test('a record is found by a name that only it has, and others are named', async () => {
  const tools = await openTools()
  const project = await tools.answer('get', { record: 'project-1' })
  expect(await tools.answer('get', { record: 'alpine id' })).toEqual(project)
  expect(await getRefusal(tools, 'get', { record: 'a' })).toMatch(
    /^"a" is not a record\. Did you mean project-\d+ \(.+\), /,
  )
  expect(await getRefusal(tools, 'get', { record: 'zzzzzz' })).toContain('Use an id such as')
})

test('filters accept labels in any letter case, and name the values that exist', async () => {
  const tools = await openTools()
  const { answer } = tools
  const getPage = async (filters: object) =>
    (await answer('list', { family: 'projects', filters })).page
  expect(await getPage({ format: ['SD-JWT'] })).toBe(`${site}/projects?format=sd-jwt`)
  expect(await getPage({ status: ['launched'] })).toBe(`${site}/projects?status=Launched`)
  expect(await getPage({ region: ['europe'] })).toBe(`${site}/projects?region=Europe`)
  expect(await getPage({ group: ['Middle East'] })).toBe(`${site}/projects?group=western-asia`)
  expect(
    await getRefusal(tools, 'list', { family: 'projects', filters: { region: ['Atlantis'] } }),
  ).toMatch(/^The filter region must be .*Europe.*, not "Atlantis"\.$/)
  expect(
    await getRefusal(tools, 'list', { family: 'projects', filters: { standard: ['test'] } }),
  ).toMatch(/^"test" is not a record\. Did you mean standard-1 \(.+\), standard-2 /)
  expect(await getRefusal(tools, 'list', { family: 'projects', filters: { year: ['soon'] } })).toBe(
    'The filter year must be a year, such as 2021, not "soon".',
  )
})

test('list returns the fields of full records on request', async () => {
  const tools = await openTools()
  const input = {
    family: 'projects',
    filters: { country: ['CH'] },
    fields: ['announcement_date'],
  }
  const { records } = await tools.answer('list', input)
  const { document } = await tools.answer('get', { record: 'project-1' })
  expect(records).toContainEqual(
    expect.objectContaining({
      record: 'project-1',
      facts: expect.objectContaining({
        announcement_date: (document as { announcement_date: string }).announcement_date,
        country: 'Switzerland',
      }),
    }),
  )
  expect(await getRefusal(tools, 'list', { ...input, fields: ['colour'] })).toMatch(
    /^No record has the field "colour"\. Fields: id, title, /,
  )
})

test('the text of a result summarizes the finding, and does not repeat the data', async () => {
  const { client, call } = await openTools()
  const inputs: Record<string, [input: object, says: string]> = {
    search: [{ query: 'alpine' }, 'project-1: Alpine ID (DID Project, Launched)'],
    get: [{ record: 'project-1' }, 'title: Alpine ID'],
    list: [{ family: 'projects' }, 'project-1: Alpine ID'],
    neighbours: [{ record: 'project-1' }, 'Alpine ID interoperates with Harbour Wallet'],
    path: [{ from: 'project-1', to: 'project-2' }, 'Alpine ID interoperates with'],
    compare: [{ projects: ['project-1', 'project-2'] }, 'Status: '],
    aggregate: [{ family: 'projects', by: ['type'] }, 'Consortia: '],
  }
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(Object.keys(inputs))
  for (const [name, [input, says]] of Object.entries(inputs)) {
    const { content, structuredContent } = await call(name, input)
    const [part] = content
    const text = part?.type === 'text' ? part.text : ''
    expect(text, name).toContain(says)
    expect(text.length, name).toBeLessThan(JSON.stringify(structuredContent).length)
  }
})

interface Neighbours {
  total: number
  neighbours: {
    record: string
    link: { type: string; role?: string }
    sources: { url: string }[]
  }[]
}

test('neighbours are the links of the graph, with the sources of the relationships', async () => {
  const { answer, ask } = await openTools()
  const { data } = (await ask('/graph/links')).json<{
    data: { sourceNodeId: string; targetNodeId: string; type: string }[]
  }>()
  const ends = data.flatMap(({ sourceNodeId, targetNodeId, type }) => {
    if (sourceNodeId === 'project-1') return [`${targetNodeId} ${type}`]
    return targetNodeId === 'project-1' ? [`${sourceNodeId} ${type}`] : []
  })
  const all = (await answer('neighbours', { record: 'project-1' })) as unknown as Neighbours
  const told = all.neighbours.map(({ record, link }) => `${record} ${link.type}`)
  expect(told.sort()).toEqual(ends.sort())
  expect(all.neighbours.find(({ record }) => record === 'entity-2')?.sources).toEqual([
    { url: 'https://alpine-id.example.org/ministry' },
  ])
  const roles = all.neighbours.flatMap(({ link: { role } }) => role ?? [])
  expect(roles).toContain('Supplier')
  const some = (await answer('neighbours', {
    record: 'project-1',
    link_types: ['Funding', 'Person of Interest'],
    node_types: ['Person'],
    limit: 1,
  })) as unknown as Neighbours
  expect(some.total).toBe(2)
  expect(some.neighbours).toHaveLength(1)
  expect(some.neighbours[0]?.link.type).toBe('Person of Interest')
  const both = await answer('neighbours', { record: ['project-1', 'project-2'], limit: 100 })
  const other = await answer('neighbours', { record: 'project-2' })
  expect(both.total).toBe(all.total + Number(other.total))
  expect(both.of).toMatchObject([{ record: 'project-1' }, { record: 'project-2' }])
})

test('a path is listed link by link, and excludes standards by default', async () => {
  const { answer } = await openTools()
  expect(await answer('path', { from: 'project-1', to: 'project-2' })).toMatchObject({
    connected: true,
    steps: [
      {
        sentence: 'Alpine ID interoperates with Harbour Wallet',
        to: { record: 'project-2' },
        sources: [{ url: 'https://alpine-id.example.org/harbour' }],
      },
    ],
    page: `${site}/graph?from=project-1&to=project-2`,
  })
  const same = await answer('path', { from: 'person-1', to: 'person-1' })
  expect(same).toMatchObject({ connected: true, steps: [] })
})

test('compare returns equal and different values, with the sources', async () => {
  const { answer, ask } = await openTools()
  const compared = await answer('compare', { projects: ['project-1', 'projects/2'] })
  const properties = compared.properties as { property: string; same: boolean }[]
  expect(compared).toMatchObject({
    projects: [{ name: 'Alpine ID' }, { name: 'Harbour Wallet' }],
    page: `${site}/compare?ids=1,2`,
  })
  const [one, other] = await Promise.all(
    [1, 2].map(async (id) => ProjectDetail.parse((await ask(`/projects/${id}`)).json())),
  )
  const status = properties.find(({ property }) => property === 'Status')
  expect(status).toMatchObject({
    same: one?.status === other?.status,
    values: [[{ text: one?.status }], [{ text: other?.status }]],
  })
  const differing = await answer('compare', {
    projects: ['project-1', 'project-2'],
    only_differences: true,
  })
  expect(differing.properties).toEqual(properties.filter(({ same }) => !same))
})

test('aggregate counts as the lists do, by one property or two, after filters', async () => {
  const { answer, ask } = await openTools()
  const { pagination } = (await ask('/projects?type=Consortium')).json()
  const counted = await answer('aggregate', { family: 'projects', by: ['type'] })
  expect(counted.groups).toContainEqual({
    value: 'Consortium',
    name: 'Consortia',
    count: pagination.total,
    page: `${site}/projects?type=Consortium`,
  })
  const crossed = await answer('aggregate', {
    family: 'projects',
    by: ['status', 'country'],
    filters: { status: ['Launched'] },
  })
  expect(crossed).toMatchObject({
    total: 1,
    groups: [
      {
        value: 'Launched',
        count: 1,
        page: `${site}/projects?status=Launched`,
        groups: [{ value: 'CH', name: 'Switzerland', count: 1 }],
      },
    ],
    omitted: 0,
  })
})

test('aggregate counts every family by each of its properties, and list accepts their values', async () => {
  const tools = await openTools()
  const { client, answer, ask } = tools
  const { tools: described } = await client.listTools()
  const family = described.find(({ name }) => name === 'aggregate')?.inputSchema.properties?.family
  const countable = (family as { enum: string[] }).enum
  expect(countable.length).toBeGreaterThan(6)
  for (const one of countable) {
    const refused = await getRefusal(tools, 'aggregate', { family: one, by: ['?'] })
    const properties = / properties: ([^"]+)\.$/.exec(refused)?.[1]?.split(', ') ?? []
    expect(properties.length, one).toBeGreaterThan(0)
    const { data, pagination } = (await ask(`/${one}`)).json()
    // Of countries, which have no pages, only those that the list of the portal shows are counted.
    const [least, most] = pagination ? [pagination.total, pagination.total] : [1, data.length - 1]
    for (const by of properties) {
      const { total, groups } = await answer('aggregate', { family: one, by: [by] })
      expect(total, `${one} by ${by}`).toBeGreaterThanOrEqual(least)
      expect(total, `${one} by ${by}`).toBeLessThanOrEqual(most)
      const counts = groups as { value: string; count: number }[]
      expect(counts.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(1)
      for (const { value, count } of counts) {
        const listed = await answer('list', { family: one, filters: { [by]: [value] } })
        expect(listed.total, `${one} with ${by} ${value}`).toBe(count)
      }
    }
  }
})

test('records are resources, at the addresses of the API', async () => {
  const { client, ask } = await openTools()
  const { resourceTemplates } = await client.listResourceTemplates()
  expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
    `${site}/api/v1/{family}/{id}`,
  ])
  const { contents } = await client.readResource({ uri: `${site}/api/v1/projects/1` })
  const [content] = contents
  expect(JSON.parse(content && 'text' in content ? content.text : '')).toEqual(
    (await ask('/projects/1')).json(),
  )
  for (const place of ['/api/v1/projects/99', '/api/v1/__proto__/1', '/api/v1/projects/x', '/']) {
    await expect(client.readResource({ uri: site + place }), place).rejects.toThrow(/no|not/)
  }
  await expect(client.readResource({ uri: 'file:///etc/passwd' })).rejects.toThrow('not found')
})
