import { expect, test } from 'vitest'
import { lawDate, lawYear } from './law-date'

test('reads the date and the year from the official name', () => {
  const law = {
    title: 'European Digital Identity Regulation (eIDAS 2)',
    official_name:
      'Regulation (EU) 2024/1183 of 11 April 2024 amending Regulation (EU) No 910/2014 of 23 July 2014',
  }
  expect(lawDate(law)).toBe('11 April 2024')
  expect(lawYear(law)).toBe('2024')
})

test('gives the year if the name has no day', () => {
  expect(lawDate({ title: 'Digital ID Act 2024', official_name: null })).toBe('2024')
  const amending = 'Law 25/2021 amending the Law of 3 May 2001'
  expect(lawDate({ title: 'Law 25/2021', official_name: amending })).toBe('2021')
  expect(lawDate({ title: 'Act of 45 May 2020' })).toBe('2020')
  expect(
    lawDate({ title: 'Act No. 120241', official_name: 'Act on 45 June 20245' }),
  ).toBeUndefined()
})
