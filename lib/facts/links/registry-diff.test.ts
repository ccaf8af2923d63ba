import { expect, test } from 'vitest'
import { SourceEntry } from '@/lib/facts/load/source-entry'
import { isGone } from '@/lib/facts/sources/known-source'
import { getFinding } from './check-address'
import { proposedEntry } from './registry-diff'
import type { Finding } from './run-file'

const day = '2026-11-21'
const text = '0123456789abcdef'
const propose = (entry: SourceEntry | undefined, finding: Finding, copy?: string) =>
  proposedEntry(entry, { finding, copy, day })

const found: Finding = {
  verdict: 'ok',
  status: 200,
  page: { title: 'Page', published: '2024', text },
}
const missing: Finding = { verdict: 'failed', status: 404, reason: 'status 404' }

test('adds missing entries to a registry', () => {
  expect(propose(undefined, found, 'https://archive.example.org/1')).toEqual({
    title: 'Page',
    published: '2024',
    archived: 'https://archive.example.org/1',
    check: { day, status: 200, text },
  })
})

test('leaves manual entries unchanged', () => {
  const entry: SourceEntry = {
    title: 'Our title',
    publisher: 'Us',
    published: '2023-01',
    seen: '2026-01-01',
    archived: 'https://archive.example.org/0',
  }
  const proposed = propose(entry, found, 'https://archive.example.org/1')
  expect(proposed).toEqual({ ...entry, check: { day, status: 200, text } })
})

test('a success ends failures and redirects', () => {
  const check = { day: '2026-11-20', status: 404, failed: ['2026-11-20'], moved_to: 'https://a.b/' }
  expect(propose({ check }, found)?.check).toEqual({ day, status: 200, text })
})

test('a permanent redirect is recorded', () => {
  const moved: Finding = { ...found, verdict: 'moved', movedTo: 'https://new.example.org/' }
  expect(propose({}, moved)?.check).toEqual({
    day,
    status: 200,
    moved_to: 'https://new.example.org/',
    text,
  })
})

test('a failure adds its day, at most once', () => {
  const once = propose({ check: { day: '2026-11-20', status: 200, text } }, missing)
  expect(once?.check).toEqual({ day, status: 404, failed: [day], text })
  expect(propose(once, missing)).toEqual(once)
  const unreachable: Finding = { verdict: 'unreachable', reason: 'no response in time' }
  expect(propose({}, unreachable)?.check).toEqual({ day, failed: [day] })
})

test('the third day makes a source gone, and later days add nothing', () => {
  const failed = ['2026-11-18', '2026-11-20']
  const entry: SourceEntry = { check: { day: '2026-11-20', failed } }
  expect(isGone(entry)).toBe(false)
  const third = propose(entry, missing)
  expect(isGone(third)).toBe(true)
  expect(third?.check?.failed).toEqual([...failed, day])
  const fourth = proposedEntry(third, { finding: missing, day: '2026-11-22' })
  expect(fourth?.check).toEqual({ ...third?.check, day: '2026-11-22' })
})

test('a page that is closed to machines counts as checked, without further claims', () => {
  const forbidden: Finding = { verdict: 'blocked', status: 403, reason: 'status 403' }
  expect(propose(undefined, forbidden)).toEqual({ check: { day, blocked: true, status: 403 } })
  const check = { day: '2026-11-20', status: 404, failed: ['2026-11-20'], text }
  const byRobots: Finding = { verdict: 'blocked', reason: 'robots.txt forbids it' }
  const blocked = propose({ check }, byRobots)
  expect(blocked).toEqual({ check: { day, blocked: true, failed: check.failed, text } })
  expect(propose(blocked, found)?.check).toEqual({ day, status: 200, text })
  expect(propose(blocked, missing)?.check).toEqual({
    day,
    status: 404,
    failed: ['2026-11-20', day],
    text,
  })
})

test('proposes a valid entry for a refusal with status 999, which LinkedIn sends', () => {
  const proposed = propose(undefined, getFinding({ status: 999 }, day))
  expect(proposed).toEqual({ check: { day, blocked: true, status: 999 } })
  expect(SourceEntry.safeParse(proposed)).toMatchObject({ success: true })
})

test('fields are in the order of the registry', () => {
  const proposed = propose({ check: { day: '2026-11-20' }, kind: 'press' }, found)
  expect(Object.keys(proposed ?? {})).toEqual(['title', 'kind', 'published', 'check'])
})
