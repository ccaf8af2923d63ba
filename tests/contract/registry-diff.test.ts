/** The diff that `npm run data:links` proposes, as Git applies it. */
import { execFileSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from 'vitest'
import { parse } from 'yaml'
import type { Address } from '@/lib/facts/links/addresses'
import { KnownSources, proposedChanges, registryDiff } from '@/lib/facts/links/registry-diff'
import type { Finding } from '@/lib/facts/links/run-file'
import type { SourceRegistry } from '@/lib/facts/load/source-entry'
import { newFolder } from '../fixtures/new-folder'
import { testWith } from '../services/programs'

const test = testWith('git')

const day = '2026-11-21'
const addresses: Address[] = [
  { url: 'https://a.org/', named: ['https://a.org/', 'https://a.org/#part'] },
  { url: 'https://b.org/', named: ['https://b.org/'] },
  { url: 'https://c.org/', named: ['https://c.org/'] },
]
const findings = new Map<string, Finding>([
  ['https://a.org/', { verdict: 'ok', status: 200, page: { title: 'A – "a": #1' } }],
  ['https://b.org/', { verdict: 'failed', status: 404 }],
  ['https://c.org/', { verdict: 'blocked', status: 403 }],
])
const findChanges = (registry: SourceRegistry) =>
  proposedChanges(new KnownSources(registry), addresses, {
    result: { findings, copies: new Map() },
    day,
  })

/** Returns the registry after `git apply` of a diff. */
const applied = async (text: string | undefined, diff: string) => {
  const folder = newFolder()
  const file = path.join(folder, 'data/sources.yaml')
  await mkdir(path.dirname(file))
  if (text !== undefined) await writeFile(file, text)
  await writeFile(path.join(folder, 'links.diff'), diff)
  execFileSync('git', ['apply', 'links.diff'], { cwd: folder, stdio: 'pipe' })
  return readFile(file, 'utf8')
}

const entryOfC = { check: { day, blocked: true, status: 403 } }
const entryOfB = { check: { day, status: 404, failed: [day] } }

test('git applies the diff if there is no registry yet', async () => {
  const diff = registryDiff(undefined, findChanges({}), 'data')
  const entryOfA = { title: 'A – "a": #1', check: { day, status: 200 } }
  expect(parse(await applied(undefined, diff))).toEqual({
    'https://a.org/': entryOfA,
    'https://a.org/#part': entryOfA,
    'https://b.org/': entryOfB,
    'https://c.org/': entryOfC,
  })
})

test('git applies the diff to a manually edited registry without a final line break', async () => {
  const text = '# Ours.\nhttps://a.org:\n  title: Ours\n\n\n# Of B.\nhttps://b.org/:\n  kind: press'
  const diff = registryDiff(text, findChanges(parse(text)), 'data')
  const after = await applied(text, diff)
  expect(parse(after)).toEqual({
    'https://a.org': { title: 'Ours', check: { day, status: 200 } },
    'https://a.org/#part': { title: 'A – "a": #1', check: { day, status: 200 } },
    'https://b.org/': { kind: 'press', ...entryOfB },
    'https://c.org/': entryOfC,
  })
  expect(after).toContain('# Of B.\nhttps://b.org/:\n  kind: press\n')
})

test('an applied diff leaves nothing to propose', async () => {
  const text = await applied(undefined, registryDiff(undefined, findChanges({}), 'data'))
  const changes = findChanges(parse(text))
  expect(changes).toEqual([])
  expect(registryDiff(text, changes, 'data')).toBe('')
})
