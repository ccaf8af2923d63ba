/**
 * The examples on the page for developers, run as they would be copied. Each language runs only if it is installed.
 */
import { spawn, spawnSync } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { endpoints } from '@/lib/contract/endpoints'
import { childEnvironment } from '@/lib/env'
import { examplesOf } from '@/lib/portal/developers/examples'
import { testServer } from '../test-server'

const environment = { ...childEnvironment({}), DID_ATLAS_KEY: testServer.portalKey }

const isInstalled = (program: string): boolean =>
  spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0

/** The command that runs an example in each language. */
const runners: Record<string, [string, string[]]> = {
  curl: ['sh', ['-c']],
  'JavaScript, in Node.js': [process.execPath, ['--input-type=module', '--eval']],
  Python: ['python3', ['-c']],
}

async function outputOf(program: string, options: readonly string[]): Promise<string> {
  const child = spawn(program, options, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  expect(output, errors).not.toBe('')
  return output
}

for (const [language, [program, options]] of Object.entries(runners)) {
  test(`the examples in ${language} run as they are, one for each endpoint`, async () => {
    test.setTimeout(180_000)
    test.skip(!isInstalled(program === 'sh' ? 'curl' : program), `${program} is not installed`)
    for (const endpoint of endpoints) {
      const example = examplesOf(endpoint, testServer.apiBase).find(
        (one) => one.language === language,
      )
      const output = await outputOf(program, [...options, example?.text ?? ''])
      const parsed = endpoint.response.safeParse(JSON.parse(output))
      expect(parsed.success, `${endpoint.path} ${output.slice(0, 300)}`).toBe(true)
      const { data } = JSON.parse(output)
      if (Array.isArray(data)) expect(data, endpoint.path).not.toEqual([])
    }
  })
}

test('the examples in R run as they are, one for each endpoint', async () => {
  test.setTimeout(180_000)
  test.skip(!isInstalled('Rscript'), 'R is not installed')
  for (const endpoint of endpoints) {
    const example = examplesOf(endpoint, testServer.apiBase).at(-1)?.text ?? ''
    const checking = `${example}\ncat("names:", names(body))`
    const names = (await outputOf('Rscript', ['-e', checking])).split('names: ')[1]?.split(' ')
    const expected = z.toJSONSchema(endpoint.response, { io: 'input' }).required
    expect(names, endpoint.path).toEqual(expect.arrayContaining(expected ?? []))
  }
})
