import { expect, test } from 'vitest'
import { launchValue } from './launch'
import { describeStatuses, statusesByStage } from './status'
import { beforeLaunchStatuses, launchedStatuses } from './undated'

test('the launch date of a pilot is that of the start of its pilot', () => {
  expect(launchValue('2022-03-04', 'Pilot')).toBe('Pilot since 4 March 2022')
  expect(launchValue('2028', 'Announced')).toBe('Planned for 2028')
  for (const status of ['Launched', 'Active', 'Discontinued', null]) {
    expect(launchValue('2022-03-04', status)).toBe('2022-03-04')
  }
})

test('each status, or none, belongs to one reason for a missing launch date', () => {
  expect([...beforeLaunchStatuses, ...launchedStatuses].sort()).toEqual(
    [...statusesByStage, 'none'].sort(),
  )
})

test('numbers by status begin with the most advanced, and include projects without a status', () => {
  const statuses = ['Announced', 'Pilot', 'Launched', 'Inactive', null, 'Launched', 'Discontinued']
  expect(describeStatuses(statuses.map((status) => ({ status })))).toBe(
    '2 launched, 1 being piloted, 1 announced, 2 ended and 1 with no known status',
  )
  expect(describeStatuses([])).toBe('')
})
