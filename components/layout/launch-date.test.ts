import { expect, test } from 'vitest'
import { markup } from '@/tests/fixtures/markup'
import { LaunchDate } from './launch-date'

const getText = (status: string | undefined, date?: string) =>
  markup(LaunchDate, { date, status }).replace(/<[^>]+>/g, '')

test('a column “Launched” does not claim that a pilot or a plan has launched', () => {
  expect(getText('Launched', '2022-01-05')).toBe('Jan 2022')
  expect(getText('Discontinued', '2022')).toBe('2022')
  expect(getText(undefined, '2022')).toBe('2022')
  expect(getText('Pilot', '2022-01')).toBe('Pilot since Jan 2022')
  expect(getText('Announced', '2028')).toBe('Planned for 2028')
})

test('without a date, only projects before their launch have a text', () => {
  expect(getText('Pilot')).toBe('Not launched yet')
  expect(getText('Announced')).toBe('Not launched yet')
  expect(getText('Launched')).toBe('')
  expect(getText(undefined)).toBe('')
})
