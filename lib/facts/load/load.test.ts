import { expect, test } from '@playwright/test'
import { loadedWith, problemsWith } from '@/tests/fixtures/facts'

test('reads records in the order of families and slugs', async () => {
  const { records } = await loadedWith()
  const files = records.map(({ file }) => file)
  expect(files.slice(0, 2)).toEqual(['projects/alpine-id.yaml', 'projects/harbour-wallet.yaml'])
  expect(files.filter((file) => file.startsWith('entities/'))).toEqual([
    'entities/example-labs.yaml',
    'entities/lonely-foundation.yaml',
    'entities/sample-ministry.yaml',
    'entities/zurich-test-office.yaml',
  ])
})

test('finds the line of a value, and of the nearest parent of an absent one', async () => {
  const { records } = await loadedWith()
  const office = records.find(({ slug }) => slug === 'zurich-test-office')
  expect(office?.line(['name'])).toBe(2)
  expect(office?.line(['coordinates', 'longitude'])).toBe(11)
  expect(office?.line(['coordinates', 'altitude'])).toBe(10)
  expect(office?.line(['nothing'])).toBe(1)
  expect(office?.line([])).toBe(1)
})

test('reports YAML that cannot be read, with its line and nothing else', async () => {
  for (const text of [
    'id: 9\nname: "unclosed\n',
    'id: 9\nname: [unclosed\n',
    'id: 9\n  name: indented\n',
    'id: 9\nid: 9\nname: Twice\n',
    'id: 9\nname: *nobody\n',
    '---\nid: 9\n---\nid: 10\n',
  ]) {
    const problems = await problemsWith({ 'industries/broken.yaml': text })
    expect(problems.length, text).toBeGreaterThan(0)
    for (const problem of problems) {
      expect(problem).toMatch(/^data\/industries\/broken\.yaml:[1-4]: is not valid YAML: /)
    }
  }
})

test('reports no second problem where others refer to a file that cannot be read', async () => {
  expect(await problemsWith({ 'entities/example-labs.yaml': 'id: 3\nname: "unclosed\n' })).toEqual([
    expect.stringMatching(/^data\/entities\/example-labs\.yaml:3: is not valid YAML: /),
  ])
})

test('reports files that are wrongly named', async () => {
  for (const name of [
    'Archives.yaml',
    'new.yml',
    'new.YAML',
    'a_b.yaml',
    'a--b.yaml',
    '-a.yaml',
    'a.b.yaml',
    '.yaml',
    'zürich.yaml',
    'README.md',
  ]) {
    const problems = await problemsWith({ [`industries/${name}`]: 'id: 9\nname: New\n' })
    expect(problems, name).toEqual([
      `data/industries/${name}:1: is no record. Name the file by a slug of small letters, digits and single hyphens, ending in .yaml.`,
    ])
  }
})

test('takes a family without a folder as empty, and reports a folder that is no family', async () => {
  expect(await problemsWith({ regions: null })).toEqual([])
  expect(await problemsWith({ 'project/new.yaml': 'id: 9\n' })).toEqual([
    expect.stringMatching(
      /^data\/project:1: is no family of records\. The families are projects, /,
    ),
  ])
})

test('reports a missing dataset.yaml', async () => {
  expect(await problemsWith({ 'dataset.yaml': null })).toEqual([
    expect.stringMatching(/^data\/dataset\.yaml:1: is missing or unreadable\./),
  ])
})
