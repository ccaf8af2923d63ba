import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { resource } from '@/lib/contract'
import { collections } from '@/lib/contract/additions'
import { endpoints } from '@/lib/contract/endpoints'
import type { GraphLinks, GraphNodes } from '@/lib/contract/graph'
import { nodeTypes } from '@/lib/contract/node-types'
import { SearchResults } from '@/lib/contract/search'
import { makeManifest, type Snapshot } from '@/lib/dataset/snapshot'
import { compiledWith, loadedWith, replacing, withFacts } from '@/tests/fixtures/facts'
import { compileFolder, FactsError } from './compile'

const snapshot = await compiledWith()
const { documents, families: items, additions, search } = snapshot
const all = { ...items, ...additions }

const asJson = (value: object): unknown => JSON.parse(JSON.stringify(value))
const computeHash = (snapshot: Snapshot): string => makeManifest(snapshot).hash

/** Returns the response schema of a document, by its path in the snapshot. */
function findSchema(document: string): z.ZodType {
  const pattern = `/${document.replace(/\/\d+/, '/{id}')}`
  const endpoint = endpoints.find((endpoint) => endpoint.path === pattern)
  if (!endpoint) throw new Error(`There is no endpoint for ${document}`)
  return endpoint.response
}

const getDocument = <Body>(path: string) => documents.get(path) as Body

test('the snapshot does not depend on the order in which files were created', async () => {
  const { records } = await loadedWith()
  const text = 'id: 77\nname: Zeta\n'
  const late = await compiledWith({ 'people/aaron.yaml': text })
  const early = await withFacts({}, async (folder) => {
    for (const { file } of [...records].reverse()) {
      const target = path.join(folder, file)
      const body = await readFile(target)
      await rm(target)
      await writeFile(target, body)
    }
    await writeFile(path.join(folder, 'people/aaron.yaml'), text)
    return compileFolder(folder)
  })
  expect(computeHash(early)).toBe(computeHash(late))
  expect(computeHash(early)).toMatch(/^[0-9a-f]{64}$/)
})

test('compiles every document of the API', () => {
  const expected = collections
    .filter((name) => resource(name).detail)
    .flatMap((name) => all[name].map(({ id }) => `${name}/${id}`))
  const relationships = items.projects.map(({ id }) => `projects/${id}/relationships`)
  const whole = ['audits', 'fields', 'graph/links', 'graph/nodes', 'terms']
  expect([...documents.keys()].sort()).toEqual([...expected, ...relationships, ...whole].sort())
})

test('compiles a node of each family that the network has', () => {
  const nodes = documents.get('graph/nodes') as z.infer<typeof GraphNodes>
  const types = new Set(nodes.data.map(({ type }) => type))
  expect(
    Object.keys(nodeTypes).filter((type) => !types.has(type as keyof typeof nodeTypes)),
  ).toEqual([])
})

test('compiles documents that satisfy the contract and have no other fields', () => {
  const bodies = [...documents].map(([name, body]) => [name, asJson(body)] as const)
  expect(bodies.map(([name, body]) => [name, findSchema(name).parse(body)])).toEqual(bodies)
})

test('compiles list items and search results that satisfy the contract', () => {
  for (const name of collections) {
    const listed = all[name].map(({ summary, includes }) => asJson({ ...summary, ...includes }))
    expect(listed, name).not.toEqual([])
    const { item, includes } = resource(name)
    expect(
      listed.map((one) => item.parse(one)),
      name,
    ).toEqual(listed)
    expect(
      all[name].map(({ includes }) => Object.keys(includes)),
      name,
    ).toEqual(listed.map(() => [...includes]))
  }
  const results = search.map(({ result }) => asJson(result))
  expect(SearchResults.parse(results)).toEqual(results)
})

test('has filter values for exactly the parameters of the contract', () => {
  expect(collections).toContain('projects')
  for (const name of collections) {
    const filters = new Set(all[name].flatMap((item) => Object.keys(item.filters)))
    expect([...filters], name).toEqual(Object.keys(resource(name).filters))
  }
})

test('links existing nodes, with sentences as labels', () => {
  const { data: links, metadata } = getDocument<GraphLinks>('graph/links')
  const { data } = getDocument<GraphNodes>('graph/nodes')
  const titles = new Map(data.map(({ id, title }) => [id, title]))
  expect(metadata.total).toBe(links.length)
  const isSentence = ({ sourceNodeId, targetNodeId, label }: (typeof links)[number]) => {
    const ends = [titles.get(sourceNodeId), titles.get(targetNodeId)]
    return (
      ends.every((title) => title !== undefined && label.includes(title)) &&
      / (manages|funds|is|uses|follows|interoperates) /.test(label) &&
      !/undefined|null| {2}/.test(label)
    )
  }
  expect(links.filter((link) => !isSentence(link))).toEqual([])
  expect(links.map(({ label }) => label)).toEqual(
    expect.arrayContaining([
      'Zürich Test Office manages Alpine ID',
      'Ada Example, Chair, is involved in Alpine ID on behalf of Zürich Test Office',
      'José Prueba is involved in Alpine ID',
      'Alpine ID follows did:synthetic',
      'Test Ledger Mainnet is based on Test Ledger',
      'Example Labs manages Test Ledger Mainnet',
    ]),
  )
})

test('has one node for each record', async () => {
  const { data } = getDocument<GraphNodes>('graph/nodes')
  const { records } = await loadedWith()
  const nodes = records.filter(({ family }) => family !== 'regions' && family !== 'industries')
  expect(data).toHaveLength(nodes.length)
  expect(new Set(data.map(({ id }) => id)).size).toBe(data.length)
})

test('lists all problems of invalid facts in one error', async () => {
  const broken = compiledWith({
    'people/third.yaml': 'id: 1\nname: Third\n',
    'projects/alpine-id.yaml': replacing('country: IS', 'country: ZZ'),
  })
  await expect(broken).rejects.toThrow(FactsError)
  await expect(broken).rejects.toThrow(
    /people\/third\.yaml:1: .*\n.*projects\/alpine-id\.yaml:\d+: geographic_focus/,
  )
})

test('has the date of the dataset, not the current one', () => {
  const { date, terms } = snapshot
  expect([date, terms.last_updated]).toEqual(['2026-01-02T00:00:00Z', '2026-01-02T00:00:00Z'])
})
