import { expect, test } from 'vitest'
import { type Comparison, dataOf, markdownOf, type Row, withFactors } from './report'

const row = (subject: Row['subject'], server: string, requestsPerSecond: number): Row => ({
  subject,
  server,
  bytes: 5285,
  requestsPerSecond,
  median: 0.618,
  p99: 3.081,
  failures: 0,
})

const comparison: Comparison = {
  cores: 2,
  loadBefore: [0.12, 0.5, 1],
  seconds: 3,
  rounds: 3,
  graphFactor: 4,
  servers: [{ name: 'json-server', version: '1.2.3', setup: 'It has no limits.' }],
  missing: [{ name: 'Directus', reason: 'it is not installed' }],
  leftOut: [{ server: 'Datasette', subject: 'unchanged', reason: 'it sends no ETag' }],
  rows: [
    row('detail', 'DID Atlas', 40_000),
    row('detail', 'nginx', 50_000),
    row('detail', 'json-server', 800),
    row('front', 'DID Atlas', 30_000),
    row('front', 'next start', 64.25),
  ],
  costs: [
    { server: 'DID Atlas', dataSeconds: 2.04, startSeconds: 1.234, memoryBytes: 300_000_000 },
    { server: 'nginx', startSeconds: 0.01, memoryBytes: 5_000_000 },
  ],
}

test('compares each server with DID Atlas in the same row', () => {
  expect(withFactors(comparison.rows).map(({ factor }) => factor)).toEqual([
    undefined,
    0.8,
    50,
    undefined,
    30_000 / 64.25,
  ])
})

test('gives no factor where DID Atlas was not measured, or nothing was answered', () => {
  expect(withFactors([row('list', 'nginx', 10)])[0]?.factor).toBeUndefined()
  const silent = [row('list', 'DID Atlas', 10), row('list', 'Directus', 0)]
  expect(withFactors(silent)[1]?.factor).toBeUndefined()
})

test('writes a line for each server, with its factor', () => {
  const lines = markdownOf(comparison).split('\n')
  expect(lines).toContain(
    '| API: a project | DID Atlas | 5,285 | 40,000 |  | 0.62 ms | 3.08 ms | 0 |',
  )
  expect(lines).toContain(
    '| API: a project | nginx | 5,285 | 50,000 | 0.80 × | 0.62 ms | 3.08 ms | 0 |',
  )
  expect(lines).toContain(
    '| page: the front page | next start | 5,285 | 64.3 | 467 × | 0.62 ms | 3.08 ms | 0 |',
  )
})

test('says what each server takes', () => {
  const lines = markdownOf(comparison).split('\n')
  expect(lines).toContain('| DID Atlas | 2.0 s | 1.23 s | 300 MB |')
  expect(lines).toContain('| nginx |  | 0.01 s | 5.0 MB |')
})

test('says where others answer more, and where none does', () => {
  const others = 'in 2 of 3 comparisons. These answer more: nginx (API: a project).'
  expect(markdownOf(comparison)).toContain(others)
  const ahead = { ...comparison, rows: comparison.rows.filter(({ server }) => server !== 'nginx') }
  expect(markdownOf(ahead)).toContain('in 2 of 2 comparisons.\n')
})

test('names versions, what is different, what is left out, and the load before', () => {
  const text = markdownOf(comparison)
  expect(text).toContain('- **json-server** 1.2.3. It has no limits.')
  expect(text).toContain('- Directus: it is not installed')
  expect(text).toContain('- Datasette, API: a project that has not changed, 304: it sends no ETag')
  expect(text).toContain('was 0.12 over a minute and 0.50 over five')
  expect(markdownOf({ ...comparison, missing: [], leftOut: [] })).not.toContain('Left out')
})

test('gives programs the same rows', () => {
  const { rows, ...more } = dataOf(comparison) as { rows: object[] }
  expect(rows[1]).toEqual({ ...row('detail', 'nginx', 50_000), factor: 0.8 })
  expect(more).toMatchObject({ cores: 2, loadBefore: [0.12, 0.5, 1] })
})
