import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { loadedWith, problemsWith, withFacts } from '@/tests/fixtures/facts'
import { checkFacts, formatProblem } from './check'
import { loadFacts } from './load'

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
    expect.stringMatching(/^data\/dataset\.yaml:1: is missing\. Add the file/),
  ])
})

/** The problems of facts of which one file or folder has been replaced by something that cannot be read. */
const problemsInPlaceOf = (file: string, put: (place: string) => Promise<unknown>) =>
  withFacts({}, async (folder) => {
    const place = path.join(folder, file)
    await rm(place, { recursive: true })
    await put(place)
    const { checked, problems } = checkFacts(await loadFacts(folder))
    expect(checked).toBeUndefined()
    return problems.map((problem) => formatProblem(problem, 'data'))
  })

const intoItself = (place: string) => symlink(place, place)
const nowhere = (place: string) => symlink(`${place}.gone`, place)

test('names a family whose folder cannot be read, with the cause, and nothing that refers to it', async () => {
  const remedy = 'Put a readable folder there, or remove it.'
  for (const family of ['projects', 'entities']) {
    expect(await problemsInPlaceOf(family, (place) => writeFile(place, ''))).toEqual([
      `data/${family}:1: cannot be read (ENOTDIR: not a directory). ${remedy}`,
    ])
    expect(await problemsInPlaceOf(family, intoItself)).toEqual([
      `data/${family}:1: cannot be read (ELOOP: too many symbolic links encountered). ${remedy}`,
    ])
    expect(await problemsInPlaceOf(family, nowhere)).toEqual([
      `data/${family}:1: cannot be read (ENOENT: no such file or directory). ${remedy}`,
    ])
  }
})

test('names a file that cannot be read, with the cause, and nothing that refers to it', async () => {
  const remedy = 'Put a readable file there, or remove it.'
  for (const file of ['entities/example-labs.yaml', 'dataset.yaml']) {
    expect(await problemsInPlaceOf(file, (place) => mkdir(place))).toEqual([
      `data/${file}:1: cannot be read (EISDIR: illegal operation on a directory). ${remedy}`,
    ])
    expect(await problemsInPlaceOf(file, intoItself)).toEqual([
      `data/${file}:1: cannot be read (ELOOP: too many symbolic links encountered). ${remedy}`,
    ])
  }
})

test('names a data folder that cannot be read, once', async () => {
  expect(await problemsInPlaceOf('', (place) => writeFile(place, ''))).toEqual([
    'data/:1: cannot be read (ENOTDIR: not a directory). Put a readable folder there, or remove it.',
  ])
  expect(await problemsInPlaceOf('', async () => {})).toEqual([
    expect.stringMatching(/^data\/dataset\.yaml:1: is missing\./),
  ])
})
