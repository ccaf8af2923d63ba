import { expect, test } from 'vitest'
import { writtenDates } from './written-dates'

test('finds years, months and days in the order of the text, each once', () => {
  const text =
    'Begun in May 2021, tested from 22 May to 3 September 2023 and on October 13, 2023; since Sept. 2019, 2024-06 and 2024-06-01 again in May 2021 and 2016/17.'
  expect(writtenDates(text)).toEqual([
    '2021-05',
    '2023-09-03',
    '2023-10-13',
    '2019-09',
    '2024-06',
    '2024-06-01',
    '2016',
  ])
})

test('does not mistake another number for a year', () => {
  const others =
    'Horizon 2020, Regulation (EU) 2024/1183, SU-DS02-2020, 2020-FR-1, ISO 18013-5, 2,021 users, 20210 of them, v2021.3 is not here, 1066, 2099-1-1'
  expect(writtenDates(others)).toEqual([])
})
