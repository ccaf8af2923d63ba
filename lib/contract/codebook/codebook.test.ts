import { expect, test } from 'vitest'
import { collections } from '../additions'
import { resource } from '../index'
import { ProjectStatus } from '../values'
import { definitionKey, getDefinition, getFields } from './'
import { evidenceWords } from './definition'
import { sharedDefinitions } from './shared'
import { projectStatuses } from './values'

const every = collections.flatMap((collection) =>
  getFields(collection).map((field) => ({ collection, field })),
)
const getName = ({ collection, field }: (typeof every)[number]) => `${collection}: ${field.path}`

test('every definition is that of a field', () => {
  const used = new Set<string>()
  for (const { collection, field } of every) {
    const found = definitionKey(collection, field)
    const table = found?.definitions === sharedDefinitions ? 'shared' : collection
    used.add(`${table}: ${found?.key}`)
  }
  const tables = [
    ...collections.map((name) => ({ name: name as string, ...resource(name) })),
    { name: 'shared', definitions: sharedDefinitions },
  ]
  const defined = tables.flatMap(({ name, definitions }) =>
    Object.keys(definitions).map((key) => `${name}: ${key}`),
  )
  expect(defined.filter((key) => !used.has(key))).toEqual([])
})

test('every field has a definition: a sentence with its evidence, and an example of the type of the field', () => {
  const types: Record<string, string[]> = {
    string: ['string'],
    number: ['number', 'integer'],
    boolean: ['boolean'],
  }
  const hasFault = ({ collection, field }: (typeof every)[number]) => {
    const { means, evidence, example, values } = getDefinition(collection, field) ?? {}
    if (!means || !/^[A-Z].*\.$/.test(means)) return true
    if (!evidence || !Object.keys(evidenceWords).includes(evidence)) return true
    if (field.schema.type === 'object') return example !== undefined
    const [value] = Array.isArray(example) ? example : [example]
    if (Array.isArray(example) !== field.isList) return true
    if (!types[typeof value]?.some((type) => type === field.schema.type)) return true
    return values !== undefined && !Object.keys(values).some((name) => name === value)
  }
  expect(every.length).toBeGreaterThan(300)
  expect(every.filter(hasFault).map(getName)).toEqual([])
})

test('every status of the contract has its evidence', () => {
  expect(Object.keys(projectStatuses)).toEqual(ProjectStatus.options)
  for (const { evidence } of Object.values(projectStatuses))
    expect(evidence.length).toBeGreaterThan(40)
})
