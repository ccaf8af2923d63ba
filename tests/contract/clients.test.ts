/** The clients in `clients`, tested with the real server by their own tests. */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { endpoints } from '@/lib/contract/endpoints'
import { foreignEnvironment } from '@/lib/env'
import { testWith } from '../services/programs'
import { testServer } from '../test-server'

const run = promisify(execFile)

const environment = foreignEnvironment({
  DID_ATLAS_URL: testServer.apiBase,
  DID_ATLAS_KEY: testServer.portalKey,
  PYTHONDONTWRITEBYTECODE: '1',
})

const clientFolder = (name: string) => path.resolve('clients', name)

testWith('python')('the client for Python passes its tests', async () => {
  const options = { cwd: clientFolder('python'), env: environment }
  const { stderr } = await run('python3', ['-m', 'unittest', 'discover', '-s', 'tests'], options)
  expect(stderr).toMatch(/Ran \d\d tests/)
  expect(stderr).toMatch(/^OK$/m)
})

test('the client for TypeScript passes its tests, and its example runs', async () => {
  const folder = clientFolder('typescript')
  const options = { env: environment }
  const node = (...args: string[]) => run(process.execPath, ['--import', 'tsx', ...args], options)
  const { stdout } = await node(
    '--test',
    '--test-reporter=tap',
    path.join(folder, 'client.test.ts'),
  )
  expect(stdout).toMatch(/^# fail 0$/m)
  expect(stdout).toMatch(/^# skipped 0$/m)
  const example = await node(path.join(folder, 'examples', 'launched-by-country.ts'))
  expect(example.stdout).toMatch(/^ +\d+ \S/)
})

test('the generated types have every operation and every parameter', async () => {
  const types = await readFile(path.join(clientFolder('typescript'), 'src', 'api.ts'), 'utf8')
  for (const { name, path: address, query } of endpoints) {
    expect(types).toContain(`    "${address}": {`)
    expect(types).toContain(`    ${name}: {`)
    for (const parameter of Object.keys(query.shape)) expect(types).toContain(`${parameter}?: `)
  }
})

test('the generated types have every property of every schema', async () => {
  const types = await readFile(path.join(clientFolder('typescript'), 'src', 'api.ts'), 'utf8')
  const response = await fetch(`${testServer.apiBase}/openapi.json`)
  const { components } = (await response.json()) as {
    components: { schemas: Record<string, { properties?: Record<string, unknown> }> }
  }
  const schemas = Object.entries(components.schemas).filter(([, { properties }]) => properties)
  expect(schemas.length).toBeGreaterThan(50)
  const missing = schemas.flatMap(([name, { properties = {} }]) => {
    const [, type = ''] = types.split(`\n        ${name}: {`)
    const [body = ''] = type.split('\n        };')
    return Object.keys(properties)
      .filter((property) => !new RegExp(`^ {12}"?${property}"?\\??: `, 'm').test(body))
      .map((property) => `${name}.${property}`)
  })
  expect(missing).toEqual([])
})
