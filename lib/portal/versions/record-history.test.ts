import { expect, test } from 'vitest'
import { versionEntry } from '@/tests/fixtures/version-entry'
import { type RecordChange, recordHistory } from './record-history'

const versions = ['2026.03.04', '2026.02.03', '2026.01.02'].map(versionEntry)
const change = (name: string, kind: string): RecordChange => ({
  record: { family: 'projects', id: 1, name: 'A', kind, changes: [] },
  version: versionEntry(name),
  before: undefined,
})

test('has the versions in which a record was added and last changed', () => {
  const historyWith = (changes: RecordChange[], dataDate?: string) => {
    const history = recordHistory({ versions, changes, dataDate })
    return [history?.added?.version, history?.changed?.version, history?.events.length]
  }
  expect(historyWith([])).toEqual(['2026.01.02', undefined, 0])
  expect(historyWith([change('2026.03.04', 'changed')])).toEqual(['2026.01.02', '2026.03.04', 1])
  expect(historyWith([change('2026.03.04', 'changed'), change('2026.02.03', 'added')])).toEqual([
    '2026.02.03',
    '2026.03.04',
    2,
  ])
  expect(recordHistory({ versions: [], changes: [], dataDate: undefined })).toBeUndefined()
})

test('claims no version for a record from newer data than all of them', () => {
  const newer = { versions, changes: [], dataDate: '2026-03-05T00:00:00Z' }
  expect(recordHistory(newer)?.added).toBeUndefined()
  expect(recordHistory({ ...newer, dataDate: '2026-03-04T12:00:00Z' })?.added?.version).toBe(
    '2026.01.02',
  )
})
