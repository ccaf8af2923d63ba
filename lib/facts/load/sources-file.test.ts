import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { newFolder } from '@/tests/fixtures/new-folder'
import { amendSources, readSourcesFile } from './sources-file'

const registry = `# Sources.
# One entry an address.

https://a.example.org/:
  title: 'A: a title' # as on the page
  published: 2023
  # Seen by hand.
  seen: 2026-01-01

# The same page in French.
https://b.example.org/fr: { title: "B", language: fr }
https://c.example.org/:
  title: A long title, which is not broken into two lines, however many words it has, because a change would show in both
  check:
    day: 2026-11-20
    failed: [ 2026-11-20 ]
`

const amend = (text: string, changes: Record<string, object>) =>
  amendSources(text, new Map(Object.entries(changes)))

test('changes a field, and no byte of comments and other entries', () => {
  const changed = amend(registry, {
    'https://a.example.org/': {
      title: 'A: a title',
      published: '2023',
      seen: '2026-01-01',
      check: { day: '2026-11-21', status: 200 },
    },
  })
  expect(changed).toBe(
    registry.replace(
      '  seen: 2026-01-01\n',
      '  seen: 2026-01-01\n  check:\n    day: 2026-11-21\n    status: 200\n',
    ),
  )
})

test('puts a new field in its place in the order, and removes deleted fields', () => {
  const text =
    'https://a.org/:\n  seen: 2026-01-01 # by hand\n  check:\n    day: 2026-11-20\n    failed:\n      - 2026-11-20\n'
  const changed = amend(text, {
    'https://a.org/': {
      title: 'A',
      seen: '2026-01-01',
      check: { day: '2026-11-21', text: '1234567890123456' },
    },
  })
  expect(changed).toBe(
    'https://a.org/:\n  title: A\n  seen: 2026-01-01 # by hand\n  check:\n    day: 2026-11-21\n    text: "1234567890123456"\n',
  )
})

test('adds entries in the order of the keys', () => {
  const entry = { check: { day: '2026-11-21' } }
  const changed = amend(registry, {
    'https://b.example.org/': entry,
    'https://0.example.org/': entry,
    'https://d.example.org/#x': entry,
  })
  expect(changed).toContain('# One entry an address.\n\nhttps://0.example.org/:\n')
  expect(Object.keys(parse(changed))).toEqual([
    'https://0.example.org/',
    'https://a.example.org/',
    'https://b.example.org/',
    'https://b.example.org/fr',
    'https://c.example.org/',
    'https://d.example.org/#x',
  ])
  expect(changed).toContain('# The same page in French.\nhttps://b.example.org/fr: {')
})

test('adds entries at the end if the existing entries are not sorted', () => {
  const changed = amend('https://z.org/:\n  title: Z\nhttps://a.org/:\n  title: A', {
    'https://m.org/': { title: 'M' },
  })
  expect(changed).toBe(
    'https://z.org/:\n  title: Z\nhttps://a.org/:\n  title: A\nhttps://m.org/:\n  title: M\n',
  )
})

test('creates a registry if there is none', () => {
  for (const text of ['', '{}\n', '# Sources.\n', '# Sources.\n{}\n']) {
    expect(parse(amend(text, { 'https://a.org/': { title: 'A' } })), text).toEqual({
      'https://a.org/': { title: 'A' },
    })
  }
  expect(amend('# Sources.\n{}\n', { 'https://a.org/': { title: 'A' } })).toContain('# Sources.\n')
})

const word = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => text.trim() === text)
const entries = fc.record(
  {
    title: word,
    published: fc.constantFrom('2023', '2023-10'),
    check: fc.record({ day: word, failed: fc.array(word) }, { requiredKeys: ['day'] }),
  },
  { requiredKeys: [] },
)
const registries = fc.dictionary(
  fc.nat(30).map((n) => `https://${n}.example.org/#a?b=c&d`),
  entries,
)

test('contains the changes and all previous entries, for any values', () => {
  fc.assert(
    fc.property(registries, registries, (before, changes) => {
      const text = stringify(before)
      const after = amend(text, changes)
      expect([parse(after) ?? {}, amend(after, {})]).toEqual([{ ...before, ...changes }, after])
    }),
  )
})

test('quotes the language no, which other programs would read as false', () => {
  const norwegian = { language: 'no', seen: '2026-11-20' }
  const entry = 'https://a.example.org/:\n  language: "no"\n  seen: 2026-11-20\n'
  expect(amend('', { 'https://a.example.org/': norwegian })).toBe(entry)
  const english = 'https://a.example.org/:\n  language: en\n  seen: 2026-11-20\n'
  expect(amend(english, { 'https://a.example.org/': norwegian })).toBe(entry)
})

test('reads the file, or reports that there is none', async () => {
  const folder = newFolder()
  expect(await readSourcesFile(folder)).toEqual({ text: undefined, content: {} })
  await writeFile(path.join(folder, 'sources.yaml'), 'https://a.org/: {title: A}\n')
  const { content } = await readSourcesFile(folder)
  expect(content).toEqual({ 'https://a.org/': { title: 'A' } })
  await writeFile(path.join(folder, 'sources.yaml'), 'a: [')
  await expect(readSourcesFile(folder)).rejects.toThrow()
})

test('does not mistake an unreadable registry for a missing one', async () => {
  const folder = newFolder()
  await mkdir(path.join(folder, 'sources.yaml'))
  await expect(readSourcesFile(folder)).rejects.toMatchObject({ code: 'EISDIR' })
})
