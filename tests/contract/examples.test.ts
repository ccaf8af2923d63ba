/**
 * The examples on the page for developers, run as they would be copied. Each language runs only if it is installed.
 */
import { spawn, spawnSync } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Endpoint, endpoints } from '@/lib/contract/endpoints'
import { childEnvironment } from '@/lib/env'
import { examplesOf } from '@/lib/portal/developers/examples'
import { exampleBodies } from '../fixtures/example-bodies'
import { testServer } from '../test-server'

const environment = { ...childEnvironment({}), DID_ATLAS_KEY: testServer.portalKey }

/** One process runs all examples of a language, each by itself, and prints this after each. */
const mark = '\f'
const inShell = 'for example; do sh -c "$example"; printf "\\f"; done'
const inNode = `for (const text of process.argv.slice(1)) {
  await import('data:text/javascript,' + encodeURIComponent(text))
  console.log('\\f')
}`
const inPython = `import sys
for text in sys.argv[1:]:
    exec(text, {})
    print("\\f", flush=True)`
/** Tells the names of what an example has received, because R prints no JSON. */
const inR = `for (text in commandArgs(TRUE)) {
  own <- new.env()
  eval(parse(text = text), own)
  cat("names:", names(own$body), "\\f")
}`

const runners: Record<string, [string, string[]]> = {
  curl: ['sh', ['-c', inShell, 'sh']],
  'JavaScript, in Node.js': [process.execPath, ['--input-type=module', '--eval', inNode, '--']],
  Python: ['python3', ['-c', inPython]],
  'R, with httr2': ['Rscript', ['-e', inR]],
}

/** What succeeds if a language is installed. httr2 reads JSON by a package that is not installed with it. */
const checks: Record<string, [string, string[]]> = {
  curl: ['curl', ['--version']],
  Python: ['python3', ['--version']],
  'R, with httr2': ['Rscript', ['-e', 'library(httr2); library(jsonlite)']],
}

function isInstalled(language: string): boolean {
  const [program, options] = checks[language] ?? [process.execPath, ['--version']]
  return spawnSync(program, options, { stdio: 'ignore' }).status === 0
}

/** What the example of each endpoint prints. */
async function outputsOf(language: string): Promise<[Endpoint, string][]> {
  const [program, options] = runners[language] ?? ['', []]
  const bodies = await exampleBodies()
  const texts = endpoints.map((endpoint) => {
    const example = examplesOf(endpoint, testServer.apiBase, bodies).find(
      (one) => one.language === language,
    )
    return example?.text ?? ''
  })
  const child = spawn(program, [...options, ...texts], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  const outputs = output.split(mark)
  expect(outputs.pop()?.trim(), errors).toBe('')
  expect(outputs, errors).toHaveLength(endpoints.length)
  return endpoints.map((endpoint, index) => [endpoint, outputs[index] ?? ''])
}

for (const language of ['curl', 'JavaScript, in Node.js', 'Python']) {
  test(`the examples in ${language} run as they are, one for each endpoint`, async ({ skip }) => {
    skip(!isInstalled(language), `${language} is not installed`)
    for (const [{ path, response }, output] of await outputsOf(language)) {
      const parsed = response.safeParse(JSON.parse(output))
      expect(parsed.success, `${path} ${output.slice(0, 300)}`).toBe(true)
      const { data } = JSON.parse(output)
      if (Array.isArray(data)) expect(data, path).not.toEqual([])
    }
  })
}

test('the examples in R run as they are, one for each endpoint', async ({ skip }) => {
  const language = 'R, with httr2'
  skip(!isInstalled(language), `${language} is not installed`)
  for (const [{ path, response }, output] of await outputsOf(language)) {
    const names = output.split('names: ')[1]?.split(' ')
    const expected = z.toJSONSchema(response, { io: 'input' }).required
    expect(names, path).toEqual(expect.arrayContaining(expected ?? []))
  }
})
