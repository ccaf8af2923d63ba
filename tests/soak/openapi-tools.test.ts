/** Independent tools find no faults in the description of the API. */
import SwaggerParser from '@apidevtools/swagger-parser'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core'
import spectralRulesets from '@stoplight/spectral-rulesets'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { endpoints } from '@/lib/contract/endpoints'
import { exampleBody, exampleSchema } from '@/lib/contract/examples'
import { openApi } from '@/server/api/openapi/description'
import { exampleBodies } from '../fixtures/example-bodies'

const bodies = await exampleBodies()
const described = () => openApi('https://atlas.did.example', bodies)

/** A description with a fault, to show that a tool detects faults at all. */
function faulty() {
  const description = structuredClone(described())
  const paths = description.paths as Record<string, { get: Record<string, unknown> }>
  const projects = paths['/projects']
  if (projects) projects.get = { ...projects.get, responses: {}, operationId: 'getHealth' }
  return description
}

async function spectralFindings(description: object): Promise<string[]> {
  const spectral = new spectralCore.Spectral()
  // No email address would be right for every installation, so the contact is a page.
  const rules = { 'contact-properties': 'off' } as const
  spectral.setRuleset({ extends: [[spectralRulesets.oas as RulesetDefinition, 'all']], rules })
  const findings = await spectral.run(JSON.stringify(description))
  return findings.map(({ code, path, message }) => `${code} ${path.join('.')}: ${message}`)
}

async function redoclyFindings(description: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] })
  const findings = await lintFromString({ source: JSON.stringify(description), config })
  return findings.map(({ ruleId, location, message }) => {
    const [{ pointer = '' } = {}] = location
    return `${ruleId} ${pointer}: ${message}`
  })
}

test('Spectral finds no problem in the OpenAPI description, with all of its rules', async () => {
  expect(await spectralFindings(described())).toEqual([])
  expect(await spectralFindings(faulty())).not.toEqual([])
})

test('Redocly finds no problem in the OpenAPI description, with its strict rules', async () => {
  expect(await redoclyFindings(described())).toEqual([])
  expect(await redoclyFindings(faulty())).not.toEqual([])
})

test('swagger-parser accepts the OpenAPI description', async () => {
  await SwaggerParser.validate(described() as never)
  const broken = { ...described(), paths: { '/x': { get: { responses: { 200: {} } } } } }
  await expect(SwaggerParser.validate(broken as never)).rejects.toThrow()
})

test('ajv accepts each schema in its strict mode, and each example matches its schema', () => {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true })
  addFormats.default(ajv)
  expect(endpoints).not.toEqual([])
  for (const endpoint of endpoints) {
    const schema = exampleSchema(endpoint, bodies)
    const validate = ajv.compile(schema)
    const example = exampleBody(endpoint, bodies)
    expect(validate(example), `${endpoint.path} ${JSON.stringify(validate.errors)}`).toBe(true)
    expect(endpoint.response.safeParse(example).success, endpoint.path).toBe(true)
  }
})
