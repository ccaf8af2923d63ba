import { expect, test } from 'vitest'
import type { ChangedRecord, FieldChange } from '@/lib/contract/changes'
import type { ProjectSummary } from '@/lib/contract/projects'
import { familyText, findSpan, highlights, makeIssue } from './issue'

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

const project = (id: number, parts: Partial<ProjectSummary> = {}): ProjectSummary => ({
  id,
  title: `Project ${id}`,
  type: 'DID Project',
  stats: { total_links: 0, score: 0 },
  country: { id: 208, name: 'Denmark', code: 'DK' },
  ...parts,
})
const changed = (id: number, changes: FieldChange[], kind = 'changed'): ChangedRecord => ({
  family: 'projects',
  id,
  name: `Project ${id}`,
  kind,
  changes,
})
const status = (before: string | null, after: string | null) => ({ field: 'status', before, after })

function issueWith(records: ChangedRecord[], projects: ProjectSummary[]) {
  const span = { month: '2026-11', from: '2026.10.01', to: '2026.11.24', months: ['2026-11'] }
  return makeIssue(span, { from: span.from, to: span.to, counts: [], records }, projects)
}

test('states a new status, and whether it is a step or a correction', () => {
  const { countries } = issueWith(
    [
      changed(1, [status('Pilot', 'Launched')]),
      changed(2, [status('Launched', 'Pilot')]),
      changed(3, [status(null, 'Pilot')]),
      changed(4, [{ field: 'title', before: 'A', after: 'B' }]),
    ],
    [
      project(1, {
        status: 'Launched',
        kind: 'Wallet',
        level: 'National',
        launch_date: '2026-10-05',
      }),
      project(2, { status: 'Pilot' }),
      project(3, { status: 'Pilot' }),
      project(4),
    ],
  )
  expect(countries).toHaveLength(1)
  expect(countries[0]?.events.map(({ text }) => text)).toEqual([
    ', a national wallet, launched in October 2026 (previously Pilot).',
    ' is now listed as Pilot, corrected from Launched.',
  ])
})

test('groups projects by country, and names those added, the most recent first', () => {
  const issue = issueWith(
    [1, 2, 3, 4].map((id) => changed(id, [], 'added')),
    [
      project(1, { launch_date: '2020' }),
      project(2, { announcement_date: '2024-05' }),
      project(3, { country: null }),
      project(4, { level: 'National', status: 'Launched', launch_date: '2026' }),
    ],
  )
  const [denmark, others] = issue.countries
  expect(denmark?.country?.name).toBe('Denmark')
  expect(denmark?.added.map(({ id }) => id)).toEqual([2, 1])
  expect(others?.country, 'last').toBeUndefined()
  expect(highlights(issue).map(({ id, text }) => [id, text])).toEqual([[4, ' launched.']])
})

test('counts the records of a kind of change, and the fields that changed most', () => {
  const [added, other] = issueWith(
    [
      { family: 'entities', id: 1, name: 'A', kind: 'added', changes: [] },
      changed(1, [
        status('Pilot', 'Launched'),
        { field: 'launch_date', before: null, after: '2026' },
      ]),
      changed(2, [status('Pilot', 'Launched')]),
    ],
    [],
  ).families
  expect(added && familyText(added)).toBe('1 organization was added')
  expect(other && familyText(other)).toBe('2 projects changed')
  expect(other?.fields).toBe('Status (2), Launched (1)')
})

test('removed projects and unknown records make no sentence about a project', () => {
  const { countries, families } = issueWith([changed(9, [], 'removed')], [])
  expect(countries).toEqual([])
  expect(families.map(familyText)).toEqual(['1 project was removed'])
})
