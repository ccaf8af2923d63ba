import { expect, test } from 'vitest'
import type { ChangedRecord, Changes, FieldChange } from '@/lib/contract/changes'
import type { ProjectSummary } from '@/lib/contract/projects'
import { project as projectWith } from '@/tests/fixtures/projects'
import { findSpan, highlights, makeMonthlyChanges } from './monthly-changes'

const versions = ['2026.12.03', '2026.11.24', '2026.11.20', '2026.10.01'].map((version) => ({
  version,
}))

test('a month spans from the last version before it to its own last one', () => {
  const months = ['2026-12', '2026-11']
  expect(findSpan(versions)).toEqual({
    month: '2026-12',
    from: '2026.11.24',
    to: '2026.12.03',
    months,
  })
  expect(findSpan(versions, '2026-11')).toMatchObject({ from: '2026.10.01', to: '2026.11.24' })
  expect(findSpan(versions, '2026-10'), 'only the first version').toBeUndefined()
  expect(findSpan(versions, '2025-01')).toBeUndefined()
  expect(findSpan([])).toBeUndefined()
  expect(findSpan(versions.slice(1, 3)), 'from the first version of all').toMatchObject({
    from: '2026.11.20',
    to: '2026.11.24',
  })
})

const project = (id: number, facts: Partial<ProjectSummary> = {}) =>
  projectWith(id, { country: { id: 208, name: 'Denmark', code: 'DK' }, ...facts })
const changed = (id: number, changes: FieldChange[], kind = 'changed'): ChangedRecord => ({
  family: 'projects',
  id,
  name: `Project ${id}`,
  kind,
  changes,
})
const status = (before: string | null, after: string | null) => ({ field: 'status', before, after })

interface Month {
  records?: ChangedRecord[]
  projects?: ProjectSummary[]
  counts?: Changes['counts']
}

function changesWith({ records = [], projects = [], counts = [] }: Month) {
  const span = { month: '2026-11', from: '2026.10.01', to: '2026.11.24', months: ['2026-11'] }
  const noted = ['2026.11.24', '2026.11.20', '2026.10.01'].map((version) => ({
    version,
    notes: [`Note on ${version}`],
  }))
  return makeMonthlyChanges(
    span,
    { from: span.from, to: span.to, counts, records },
    projects,
    noted,
  )
}

const launched = (date: string) => ({ status: 'Launched', launch_date: date })

test('news is a step forward in the past year; other statuses are updates of the data', () => {
  const { countries } = changesWith({
    records: [
      changed(1, [status('Pilot', 'Launched')]),
      changed(2, [status('Launched', 'Pilot')]),
      changed(3, [status(null, 'Pilot')]),
      changed(4, [{ field: 'title', before: 'A', after: 'B' }]),
      changed(5, [status('Pilot', 'Launched')]),
      changed(6, [
        status('Launched', 'Discontinued'),
        { field: 'end_date', before: null, after: '2026-09-30' },
      ]),
      changed(7, [status('Announced', 'Launched')]),
    ],
    projects: [
      project(1, { ...launched('2026-10-05'), kind: 'Wallet', level: 'National' }),
      project(2, { status: 'Pilot', launch_date: '2026-02' }),
      project(3, { status: 'Pilot' }),
      project(4),
      project(5, launched('2024')),
      project(6, { status: 'Discontinued' }),
      project(7, launched('2026-12-01')),
    ],
  })
  const [denmark] = countries
  expect(countries).toHaveLength(1)
  expect(denmark?.news.map(({ text }) => text)).toEqual([
    ', a national wallet, launched in October 2026.',
    ' ended in September 2026.',
  ])
  expect(denmark?.updates.map(({ text }) => text)).toEqual([
    ' is now listed as Pilot, previously Launched.',
    ' is now listed as Launched, previously Pilot.',
    ' is now listed as Launched, previously Announced.',
  ])
})

test('has the notes of the versions of the month, but not of the one before', () => {
  expect(changesWith({}).notes.map(({ notes }) => notes)).toEqual([
    ['Note on 2026.11.24'],
    ['Note on 2026.11.20'],
  ])
})

test('groups the news by country, without projects that are new only in the data', () => {
  const launch = { status: 'Launched', launch_date: '2026' } as const
  const changes = changesWith({
    records: [1, 3, 4].map((id) => changed(id, [], 'added')),
    projects: [
      project(1, { launch_date: '2020' }),
      project(3, { ...launch, country: null }),
      project(4, { ...launch, level: 'National', title: 'Id app (Denmark)' }),
    ],
  })
  const [denmark, others] = changes.countries
  expect(denmark?.country?.name).toBe('Denmark')
  expect(denmark?.news.map(({ id }) => id)).toEqual([4])
  expect(others?.country, 'last').toBeUndefined()
  expect(highlights(changes).map(({ name, text }) => [name, text])).toEqual([
    ['Id app', ' launched in 2026.'],
  ])
})

test('counts the records of each kind of change, the greatest number first', () => {
  const none = { added: 0, changed: 0, removed: 0 }
  const { kinds } = changesWith({
    counts: [
      { ...none, family: 'people', added: 2 },
      { ...none, family: 'entities', added: 1200, changed: 1 },
      { ...none, family: 'spells', added: 1 },
    ],
  })
  expect(kinds.added.map(({ text }) => text)).toEqual([
    '1,200 organizations',
    '2 people',
    '1 spells',
  ])
  expect(kinds.changed).toEqual([{ family: 'entities', count: 1, text: '1 organization' }])
  expect(kinds.removed).toEqual([])
})

test('lists the national wallets launched in the past year, the newest first', () => {
  const national = { kind: 'Wallet', level: 'National' } as const
  const changes = changesWith({
    projects: [
      project(1, { ...national, ...launched('2025-12') }),
      project(2, { ...national, ...launched('2026-11-24') }),
      project(3, { ...national, ...launched('2025-11-30') }),
      project(4, { ...national, ...launched('2026-12-01') }),
      project(5, { ...national, status: 'Discontinued', launch_date: '2026-01' }),
      project(6, launched('2026-01')),
      project(7, { ...national, status: 'Launched' }),
    ],
  })
  expect(changes.launches.map(({ id }) => id)).toEqual([2, 1])
  expect(changes.undatedLaunches.map(({ id }) => id)).toEqual([7])
  expect(highlights(changes).map(({ id, text }) => [id, text])).toEqual([
    [2, ', a national wallet, launched in November 2026.'],
    [1, ', a national wallet, launched in December 2025.'],
  ])
})

test('removed projects and unknown records make no sentence about a project', () => {
  expect(changesWith({ records: [changed(9, [], 'removed')] }).countries).toEqual([])
})
