import { expect, test } from 'vitest'
import { adding, getPlace, problemsWith, replacing } from '@/tests/fixtures/facts'

const alpine = 'projects/alpine-id.yaml'
const harbour = 'projects/harbour-wallet.yaml'
const source = 'source: https://again.example.org'

test('reports a relation that one project states twice', async () => {
  const repeats = {
    'geographic_focus:': `  - country: IS\n    ${source}`,
    'entities:': `  - entity: example-labs\n    relationship: Affiliation\n    ${source}`,
    'persons:': `  - person: jose-prueba\n    ${source}`,
    'relations:': `  - type: Member\n    target: test-consortium\n    ${source}`,
    'regulations:': `  - regulation: swiss-test-act\n    ${source}`,
    'standards:': `  - standard: test-trust-registry\n    type: Management\n    ${source}`,
    'did_methods:': `  - did_method: synthetic\n    ${source}`,
    'dlt_instances:': `  - dlt_instance: test-ledger-mainnet\n    ${source}`,
    'industries:': `  - industry: archives\n    ${source}`,
  }
  for (const [list, item] of Object.entries(repeats)) {
    const problems = await problemsWith({
      [alpine]: replacing(`\n${list}\n`, `\n${list}\n${item}\n`),
    })
    expect(problems, list).toEqual([
      expect.stringMatching(
        /^data\/projects\/alpine-id\.yaml:\d+: \w+\.[1-3]: repeats a relation that projects\/alpine-id\.yaml states\./,
      ),
    ])
  }
})

test('allows several relationships and roles in one project', async () => {
  const parts = `  - entity: example-labs\n    relationship: Funding\n    ${source}\n`
  const roles = `  - person: ada-example\n    role: Treasurer\n    ${source}\n`
  const several = (text: string) =>
    replacing(
      '\nentities:\n',
      `\nentities:\n${parts}`,
    )(replacing('\npersons:\n', `\npersons:\n${roles}`)(text))
  expect(await problemsWith({ [alpine]: several })).toEqual([])
})

test('reports a relation that both projects state', async () => {
  const mirrored = {
    'Interoperability alpine-id': harbour,
    'Child test-consortium': 'projects/meadow-passport.yaml',
    'Parent harbour-wallet': 'projects/test-consortium.yaml',
  }
  for (const [relation, file] of Object.entries(mirrored)) {
    const [type, target] = relation.split(' ')
    const item = `  - type: ${type}\n    target: ${target}\n    ${source}`
    const change = (text: string) =>
      text.includes('\nrelations:\n')
        ? replacing('\nrelations:\n', `\nrelations:\n${item}\n`)(text)
        : adding(`relations:\n${item}`)(text)
    expect(await problemsWith({ [file]: change }), relation).toEqual([
      expect.stringContaining('repeats a relation that projects/'),
    ])
  }
})

test('distinguishes relations by type and direction', async () => {
  const items = [
    `  - type: Member\n    target: alpine-id\n    ${source}`,
    `  - type: Parent\n    target: alpine-id\n    ${source}`,
  ].join('\n')
  const change = replacing('\nrelations:\n', `\nrelations:\n${items}\n`)
  expect(await problemsWith({ [harbour]: change })).toEqual([])
})

test('reports a relation of a project to itself', async () => {
  const itself = replacing('target: test-consortium', 'target: harbour-wallet')
  expect(await problemsWith({ [harbour]: itself })).toEqual([
    `${getPlace(harbour, 'target: test-consortium')}: relations.0.target: relates the project to itself. Name the other project or remove the relation.`,
  ])
})

test('reports a relation that one DID method states twice', async () => {
  const method = 'did-methods/synthetic.yaml'
  const again = `  - entity: example-labs\n    ${source}\n`
  expect(await problemsWith({ [method]: replacing('entities:\n', `entities:\n${again}`) })).toEqual(
    [expect.stringMatching(/did-methods\/synthetic\.yaml:\d+: entities\.1: repeats a relation/)],
  )
})
