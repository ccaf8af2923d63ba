import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { endpoints } from '@/lib/contract/endpoints'
import { keysIn } from '../fixtures/keys'
import { testServer } from '../test-server'
import { call, get, withId } from './client'

interface Description {
  openapi: string
  paths: Record<string, { get: Operation }>
  components: { schemas: Record<string, object>; responses: Responses }
}
interface Operation {
  operationId: string
  parameters: { name: string; in: string; schema: Record<string, unknown> }[]
  responses: Responses
}
type Responses = Record<
  string,
  {
    $ref?: string
    headers?: object
    content?: Record<string, { schema: { $ref: string }; example?: unknown }>
  }
>

const description = () => get<Description>('/openapi.json')

/** Compiles schemas of the description, each with all those to which it refers. */
function makeCompiler({ components }: Description) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema({ $id: 'description', components })
  return (reference = '') => ajv.compile({ $ref: `description${reference}` })
}

test('describes every endpoint of the contract once, by a unique name', async () => {
  const { openapi, paths } = await description()
  expect(openapi).toBe('3.1.0')
  expect(Object.keys(paths).sort()).toEqual(endpoints.map(({ path }) => path).sort())
  const names = Object.values(paths).map((path) => path.get.operationId)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^(list|get|search|count)[A-Z][A-Za-z]+$/)
})

test('names schemas as the contract does, and has each shared one once', async () => {
  const { components, paths } = await description()
  const names = Object.keys(components.schemas)
  for (const name of ['ProjectSummary', 'ProjectDetail', 'DltInstanceSummary', 'SearchResult']) {
    expect(names).toContain(name)
  }
  expect(names.length).toBeLessThan(150)
  const shapes = Object.values(components.schemas).map((schema) => JSON.stringify(schema))
  expect(new Set(shapes).size).toBe(shapes.length)
  const answer = paths['/countries']?.get.responses['200']?.content?.['application/json']
  expect(answer?.schema).toMatchObject({ $ref: '#/components/schemas/CountryList' })
})

test('describes parameters by their type, bounds and defaults', async () => {
  const { paths } = await description()
  const parameters = paths['/projects']?.get.parameters ?? []
  const findSchema = (name: string) => parameters.find((p) => p.name === name)?.schema
  expect(findSchema('per_page')).toMatchObject({
    type: 'integer',
    minimum: 1,
    maximum: 100,
    default: 20,
  })
  expect(findSchema('type')).toEqual({ $ref: '#/components/schemas/ProjectType' })
  expect(paths['/projects/{id}']?.get.parameters[0]).toMatchObject({ name: 'id', in: 'path' })
})

test('examples are shortened responses about records of the served data', async () => {
  const described = await description()
  const validatorFor = makeCompiler(described)
  for (const { path } of endpoints) {
    const body = described.paths[path]?.get.responses['200']?.content?.['application/json']
    expect(body, path).toHaveProperty('example')
    const validate = validatorFor(body?.schema.$ref)
    expect(validate(body?.example), `${path} ${JSON.stringify(validate.errors)}`).toBe(true)
  }
  const text = JSON.stringify(described)
  expect(text).not.toContain('Sample')
  const { data: countries } = await get<{ data: { name: string; code: string }[] }>('/countries')
  const named = new Set(countries.map(({ name, code }) => `${name} ${code}`))
  const shown = [...text.matchAll(/"name":"([^"]+)","code":"([A-Z]{2})"/g)]
  expect(shown).not.toEqual([])
  for (const [, name, code] of shown) expect([...named]).toContain(`${name} ${code}`)
})

test('the running server responds as described, with documents and with errors', async () => {
  const described = await description()
  const validatorFor = makeCompiler(described)
  expect(endpoints).not.toEqual([])
  for (const { path } of endpoints) {
    const operation = described.paths[path]?.get
    const reference = operation?.responses['200']?.content?.['application/json']?.schema.$ref
    const validate = validatorFor(reference)
    expect(validate(await get(await withId(path))), path).toBe(true)
    expect(validate({ nonsense: true }), `${path} accepts nonsense`).toBe(false)
  }
  const error = validatorFor('#/components/schemas/ApiError')
  expect(error(await (await call('/projects/abc')).json())).toBe(true)
})

test('responses and errors have the described headers', async () => {
  const { paths, components } = await description()
  const keys = await keysIn(testServer.keyFile)
  const { key } = await keys.create('headers of the description')
  await keys.close()
  const calls: [string, string, string | null][] = [
    ['/projects', '/projects', key],
    ['/projects', '/projects?page=0', key],
    ['/projects', '/projects', null],
    ['/projects/{id}', '/projects/118', key],
    ['/projects/{id}', '/projects/999999', key],
    ['/terms', '/terms', null],
    ['/health', '/health', null],
  ]
  for (const [path, target, sent] of calls) {
    const response = await call(target, { key: sent })
    const described = paths[path]?.get.responses[response.status]
    const shared = components.responses[described?.$ref?.split('/').at(-1) ?? '']
    const { headers = {} } = { ...described, ...shared }
    expect(Object.keys(headers).length, target).toBeGreaterThan(5)
    const missing = Object.keys(headers).filter((name) => !response.headers.has(name))
    expect(missing, `${target} ${response.status}`).toEqual([])
  }
})
