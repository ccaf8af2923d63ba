/**
 * The examples on the page for developers, run as they would be copied. A language that is not installed is skipped.
 */
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Endpoint, endpoints } from '@/lib/contract/endpoints'
import { childEnvironment } from '@/lib/env'
import { buildExamples, pagingExamples } from '@/lib/portal/developers/examples'
import { exampleBodies } from '../fixtures/example-bodies'
import { testWith } from '../services/programs'
import { testServer } from '../test-server'
import { get } from './client'

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
/** Prints the names in the response to an example, because R prints no JSON. */
const inR = `for (text in commandArgs(TRUE)) {
  own <- new.env()
  eval(parse(text = text), own)
  cat("names:", names(own$body), "\\f")
}`

const runners: Record<string, [string, string[]]> = {
  curl: ['sh', ['-c', inShell, 'sh']],
  JavaScript: [process.execPath, ['--input-type=module', '--eval', inNode, '--']],
  Python: ['python3', ['-c', inPython]],
  R: ['Rscript', ['-e', inR]],
}

/** The output of each text. */
async function runAll(language: string, texts: readonly string[]): Promise<string[]> {
  const [program, options] = runners[language] ?? ['', []]
  const child = spawn(program, [...options, ...texts], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  const outputs = output.split(mark)
  expect(outputs.pop()?.trim(), errors).toBe('')
  expect(outputs, errors).toHaveLength(texts.length)
  return outputs
}

/** The output of each endpoint's example. */
async function getOutputs(language: string): Promise<[Endpoint, string][]> {
  const bodies = await exampleBodies()
  const texts = endpoints.map((endpoint) => {
    const example = buildExamples(endpoint, testServer.apiBase, bodies).find(
      (one) => one.language === language,
    )
    return example?.text ?? ''
  })
  const outputs = await runAll(language, texts)
  return endpoints.map((endpoint, index) => [endpoint, outputs[index] ?? ''])
}

for (const [language, testIn] of [
  ['JavaScript', test],
  ['Python', testWith('python')],
] as const) {
  testIn(`the example of paging in ${language} reads every project`, async () => {
    const example = pagingExamples(testServer.apiBase).find((one) => one.language === language)
    const [output] = await runAll(language, [example?.text ?? ''])
    const { pagination } = await get<{ pagination: { total: number } }>('/projects?per_page=1')
    expect(Number(output)).toBe(pagination.total)
  })
}

const languages = {
  curl: testWith('curl'),
  JavaScript: test,
  Python: testWith('python'),
}

for (const [language, testIn] of Object.entries(languages)) {
  testIn(`the examples in ${language} run as they are, one for each endpoint`, async () => {
    for (const [{ path, response }, output] of await getOutputs(language)) {
      const parsed = response.safeParse(JSON.parse(output))
      expect(parsed.success, `${path} ${output.slice(0, 300)}`).toBe(true)
      const { data } = JSON.parse(output)
      if (Array.isArray(data)) expect(data, path).not.toEqual([])
    }
  })
}

testWith('r')('the examples in R run as they are, one for each endpoint', async () => {
  for (const [{ path, response }, output] of await getOutputs('R')) {
    const names = output.split('names: ')[1]?.split(' ')
    const expected = z.toJSONSchema(response, { io: 'input' }).required
    expect(names, path).toEqual(expect.arrayContaining(expected ?? []))
  }
})
