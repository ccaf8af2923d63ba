import { expect, test } from 'vitest'
import type { Finding } from './finding'
import type { Change } from './registry-diff'
import { getSummary, looksOffline } from './summary'

const getResult = (findings: Record<string, Finding>) => ({
  findings: new Map(Object.entries(findings)),
  copies: new Map([['https://a.org/', 'https://archive.example.org/']]),
})

test('counts, and names what needs a person', () => {
  const missing = Object.fromEntries(
    Array.from({ length: 22 }, (_, index): [string, Finding] => [
      `https://x.org/${index}`,
      { verdict: 'failed', reason: 'status 404' },
    ]),
  )
  const result = getResult({
    'https://a.org/': { verdict: 'ok', status: 200 },
    'https://b.org/': { verdict: 'moved', movedTo: 'https://new.org/' },
    'https://c.org/': { verdict: 'unreachable', reason: 'no answer in time' },
    ...missing,
  })
  const changes: Change[] = [
    {
      key: 'https://a.org/',
      before: { check: { day: '2026-11-20', text: 'a'.repeat(16) } },
      after: { check: { day: '2026-11-21', text: 'b'.repeat(16) } },
    },
    {
      key: 'https://x.org/0',
      before: { check: { day: '2026-11-20', failed: ['2026-11-19', '2026-11-20'] } },
      after: {
        check: { day: '2026-11-21', failed: ['2026-11-19', '2026-11-20', '2026-11-21'] },
      },
    },
  ]
  const lines = getSummary(result, changes)
  expect(lines.slice(0, 3)).toEqual([
    '25 addresses: 1 there, 1 moved, 22 not there and 1 not reachable this time.',
    '1 archived copy found.',
    'Not there:',
  ])
  expect(lines.slice(22)).toEqual([
    '  https://x.org/19: status 404',
    '  and 2 more',
    'Not reachable this time:',
    '  https://c.org/: no answer in time',
    'Moved:',
    '  https://b.org/ → https://new.org/',
    'Changed since the last check:',
    '  https://a.org/',
    'Gone: failed on 3 days:',
    '  https://x.org/0',
  ])
})

const hosts = (count: number, reached: number) =>
  getResult(
    Object.fromEntries(
      Array.from({ length: count }, (_, index): [string, Finding] => [
        `https://h${index}.org/`,
        index < reached
          ? { verdict: 'failed', status: 404 }
          : { verdict: 'failed', reason: 'the host is unknown' },
      ]),
    ),
  )

test('knows a machine without a network from sites that are down', () => {
  expect(looksOffline(hosts(100, 0))).toBe(true)
  expect(looksOffline(hosts(100, 24))).toBe(true)
  expect(looksOffline(hosts(100, 25))).toBe(false)
  expect(looksOffline(hosts(4, 0))).toBe(false)
})
