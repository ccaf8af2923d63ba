import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
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

test('finds the line of a value, or of the nearest parent if it is absent', async () => {
  const { records } = await loadedWith()
  const office = records.find(({ slug }) => slug === 'zurich-test-office')
  expect(office?.line(['name'])).toBe(2)
  expect(office?.line(['coordinates', 'longitude'])).toBe(11)
  expect(office?.line(['coordinates', 'altitude'])).toBe(10)
  expect(office?.line(['nothing'])).toBe(1)
  expect(office?.line([])).toBe(1)
})

test('reports invalid YAML with its line, and no further problems', async () => {
  for (const text of [
    'id: 9\nname: "unclosed\n',
    'id: 9\nname: [unclosed\n',
    'id: 9\n  name: indented\n',
    'id: 9\nid: 9\nname: Twice\n',
    'id: 9\nname: *nobody\n',
    '---\nid: 9\n---\nid: 10\n',
  ]) {
    const problems = await problemsWith({ 'industries/archives.yaml': text })
    expect(problems.length, text).toBeGreaterThan(0)
    for (const problem of problems) {
      expect(problem).toMatch(/^data\/industries\/archives\.yaml:[1-4]: is not valid YAML: /)
    }
  }
})

test('does not report references to a file that cannot be parsed', async () => {
  expect(await problemsWith({ 'entities/example-labs.yaml': 'id: 3\nname: "unclosed\n' })).toEqual([
    expect.stringMatching(/^data\/entities\/example-labs\.yaml:3: is not valid YAML: /),
  ])
})

test('reports files with invalid names', async () => {
  const endings = ['new.yml', 'new.YAML', 'README.md']
  const names = [...endings, 'Archives.yaml', 'a--b.yaml', '.yaml', 'zürich.yaml'].sort()
  const added = names.map((name) => [`industries/${name}`, 'id: 9\nname: New\n'])
  expect(await problemsWith(Object.fromEntries(added))).toEqual(
    names.map(
      (name) =>
        `data/industries/${name}:1: is not a record. Name the file with a slug of lower-case letters, digits and single hyphens, ending in .yaml.`,
    ),
  )
})

test('treats a family without a folder as empty, and reports a folder that is not a family', async () => {
  expect(await problemsWith({ regions: null })).toEqual([])
  expect(await problemsWith({ 'project/new.yaml': 'id: 9\n' })).toEqual([
    expect.stringMatching(
      /^data\/project:1: is not a family of records\. Remove it, or rename it to one of projects, /,
    ),
  ])
})

test('reports a missing dataset.yaml', async () => {
  expect(await problemsWith({ 'dataset.yaml': null })).toEqual([
    expect.stringMatching(/^data\/dataset\.yaml:1: is missing\. Add the file/),
  ])
})

/** Returns the problems of facts in which one file or folder was replaced by something that cannot be read. */
const problemsWithUnreadable = (file: string, create: (target: string) => Promise<unknown>) =>
  withFacts({}, async (folder) => {
    const target = path.join(folder, file)
    await rm(target, { recursive: true })
    await create(target)
    const { checked, problems } = checkFacts(await loadFacts(folder))
    expect(checked).toBeUndefined()
    return problems.map((problem) => formatProblem(problem, 'data'))
  })

const linkToItself = (target: string) => symlink(target, target)
const danglingLink = (target: string) => symlink(`${target}.missing`, target)

test('reports a family folder that cannot be read, but no references to its records', async () => {
  const faults = [
    [(target: string) => writeFile(target, ''), 'ENOTDIR: not a directory'],
    [linkToItself, 'ELOOP: too many symbolic links encountered'],
    [danglingLink, 'ENOENT: no such file or directory'],
  ] as const
  for (const family of ['projects', 'entities']) {
    for (const [create, fault] of faults) {
      expect(await problemsWithUnreadable(family, create)).toEqual([
        `data/${family}:1: cannot be read (${fault}). Replace it with a readable folder, or remove it.`,
      ])
    }
  }
})

test('reports a file that cannot be read, but no references to its record', async () => {
  const remedy = 'Replace it with a readable file, or remove it.'
  for (const file of ['entities/example-labs.yaml', 'dataset.yaml']) {
    expect(await problemsWithUnreadable(file, (target) => mkdir(target))).toEqual([
      `data/${file}:1: cannot be read (EISDIR: illegal operation on a directory). ${remedy}`,
    ])
    expect(await problemsWithUnreadable(file, linkToItself)).toEqual([
      `data/${file}:1: cannot be read (ELOOP: too many symbolic links encountered). ${remedy}`,
    ])
  }
})

test('reports a data folder that cannot be read in a single problem', async () => {
  expect(await problemsWithUnreadable('', (target) => writeFile(target, ''))).toEqual([
    'data/:1: cannot be read (ENOTDIR: not a directory). Replace it with a readable folder, or remove it.',
  ])
  expect(await problemsWithUnreadable('', async () => {})).toEqual([
    expect.stringMatching(/^data\/dataset\.yaml:1: is missing\./),
  ])
})
