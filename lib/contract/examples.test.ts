import { expect, test } from 'vitest'
import { type Endpoint, endpoints } from './endpoints'
import {
  type ExampleBodies,
  exampleBody,
  exampleSchema,
  exampleTarget,
  loadExamples,
  parameterExample,
} from './examples'

const endpointAt = (path: string): Endpoint => {
  const endpoint = endpoints.find((one) => one.path === path)
  if (!endpoint) throw new Error(`There is no endpoint ${path}`)
  return endpoint
}

const country = { id: 756, name: 'Switzerland', code: 'CH' }
const project = {
  id: 7,
  title: 'Alpine ID',
  type: 'DID Project',
  country,
  mission_statement: `${'A sentence. '.repeat(40)}`,
  website: `https://alpine.example.org/${'x'.repeat(300)}`,
  stats: { total_links: 3, score: 9.5 },
}
const other = { ...project, id: 8, status: 'Pilot' }
const pagination = { page: 1, per_page: 5, total: 2, total_pages: 1 }

/** The answers of a server with two projects, no other records and two versions. */
const answers: Record<string, unknown> = {
  '/projects': { data: [project, other], pagination },
  '/projects/7': project,
  '/entities': { data: [], pagination },
  '/versions': { data: [{ version: '2026.11.22' }, { version: '2026.11.20' }] },
  '/fields': { projects: Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`f${n}`, n])) },
}
const targets: string[] = []
const bodies: ExampleBodies = {}
await loadExamples(async (_, target) => {
  targets.push(target)
  return answers[target.split('?')[0] ?? '']
}, bodies)

test('requests name records and versions that the server has', () => {
  expect(exampleTarget(endpointAt('/projects/{id}'), bodies)).toBe('/projects/7')
  expect(exampleTarget(endpointAt('/changes'), bodies)).toBe(
    '/changes?from=2026.11.20&to=2026.11.22&family=projects',
  )
  expect(targets).toContain('/projects/7/relationships')
  expect(targets.filter((target) => /^\/(entities|people)\/\d/.test(target))).toEqual([])
  const example = (name: string) =>
    parameterExample(endpointAt('/projects/{id}'), { name, schema: {} }, bodies)
  expect(example('id')).toBe(7)
  expect(example('version')).toBe('2026.11.22')
  expect(example('publisher')).toBeUndefined()
})

test('a response is shortened to one record, whose long texts are cut and whose addresses are not', () => {
  const { data } = exampleBody(endpointAt('/projects'), bodies) as { data: (typeof project)[] }
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({ id: 7, country, website: project.website })
  expect(data[0]?.mission_statement).toMatch(/^A sentence\..*…$/)
  expect(exampleBody(endpointAt('/entities/{id}'), bodies)).toBeUndefined()
})

test('a field has an example from any record that has the field, or no example', () => {
  const text = JSON.stringify(exampleSchema(endpointAt('/projects'), bodies))
  expect(text).toContain('"examples":["Switzerland"]')
  expect(text).toContain('"examples":["Pilot"]')
  expect(text).not.toContain('Sample')
  const withoutData = JSON.stringify(exampleSchema(endpointAt('/people'), bodies))
  expect(withoutData).not.toContain('"examples"')
})

test('endpoints about the server have an example without any data', () => {
  for (const path of ['/health', '/', '/openapi.json', '/downloads']) {
    expect(exampleBody(endpointAt(path), {}), path).toBeDefined()
  }
})
