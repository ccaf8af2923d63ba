import { expect, test } from 'vitest'
import { project } from '@/tests/fixtures/projects'
import { projectHistory } from './history'

const day = '2026-11-22'
const inWords = (fields: object) =>
  projectHistory(project(1, fields), day).map(({ label, date, state }) =>
    [label, date, state].filter(Boolean).join(' '),
  )

test('lists announcement and launch with their sources, the last as the state', () => {
  const fields = {
    status: 'Launched',
    announcement_date: '2021-03',
    announcement_date_source: 'https://a.example/',
    launch_date: '2023-10-13',
    launch_date_source: 'https://b.example/',
  }
  expect(projectHistory(project(1, fields), day)).toEqual([
    { label: 'Announced', date: '2021-03', source: 'https://a.example/', state: 'past' },
    { label: 'Launched', date: '2023-10-13', source: 'https://b.example/', state: 'now' },
  ])
})

test('labels the launch by the status, and the end, with or without a date', () => {
  const dates = { announcement_date: '2021', launch_date: '2022' }
  expect(inWords({ ...dates, status: 'Pilot' })).toEqual(['Announced 2021 past', 'Pilot 2022 now'])
  expect(inWords({ ...dates, status: 'Discontinued' })).toEqual([
    'Announced 2021 past',
    'Launched 2022 past',
    'Ended ended',
  ])
  expect(inWords({ ...dates, status: 'Discontinued', status_date: '2025-01-31' }).at(-1)).toBe(
    'Ended by 2025-01-31 ended',
  )
  expect(inWords({ ...dates, status: 'Discontinued', end_date: '2024-05' })).toEqual([
    'Announced 2021 past',
    'Launched 2022 past',
    'Ended 2024-05 ended',
  ])
  expect(inWords({ status: 'Inactive', launch_date: '2019' })).toEqual([
    'Launched 2019 past',
    'Ended ended',
  ])
  expect(inWords({ status: 'Pilot', announcement_date: '2024' })).toEqual([
    'Announced 2024 past',
    'Pilot now',
  ])
})

test('a status dated after all other steps is the newest evidence', () => {
  const dates = { status: 'Launched', announcement_date: '2023-02-21', launch_date: '2023-10' }
  expect(inWords({ ...dates, status_date: '2025-10' })).toEqual([
    'Announced 2023-02-21 past',
    'Launched 2023-10 past',
    'Newest evidence 2025-10 now',
  ])
  for (const status_date of ['2023', '2023-10-31', '2022-12-01', undefined])
    expect(inWords({ ...dates, status_date })).toHaveLength(2)
  expect(
    inWords({
      status: 'Pilot',
      launch_date: '2027',
      announcement_date: '2024',
      status_date: '2026',
    }),
  ).toEqual([
    'Announced 2024 past',
    'Pilot past',
    'Newest evidence 2026 now',
    'Launch planned 2027 next',
  ])
})

test('a date after the day of the data is a plan', () => {
  expect(inWords({ status: 'Announced', announcement_date: '2025', launch_date: '2027' })).toEqual([
    'Announced 2025 now',
    'Launch planned 2027 next',
  ])
  expect(inWords({ status: 'Pilot', launch_date: '2026-12' })).toEqual([
    'Pilot now',
    'Launch planned 2026-12 next',
  ])
  expect(inWords({ status: 'Pilot', announcement_date: '2024', launch_date: '2026' })).toEqual([
    'Announced 2024 past',
    'Pilot 2026 now',
  ])
})

test('has no entries for records without a history', () => {
  expect(inWords({})).toEqual([])
  expect(inWords({ status: 'Launched', launch_date: '2020' })).toEqual([])
  expect(inWords({ status: 'Discontinued' })).toEqual([])
  expect(inWords({ launch_date: 'soon', announcement_date: 'once' })).toEqual([
    'Announced once past',
    'Launched soon now',
  ])
})
