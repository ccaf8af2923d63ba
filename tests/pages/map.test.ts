import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { CountryList } from '@/lib/contract/countries'
import { get } from '../contract/client'
import { named, openPage, textOf } from './served-page'

test('The most advanced status of the projects of each country is a measure', async () => {
  const { main } = await openPage('/map?measure=status')
  const path = '/countries?include_projects_hq=true'
  const { data } = await get<z.infer<typeof CountryList>>(path)
  const order = ['Launched', 'Pilot', 'Announced', 'Discontinued']
  const expected = data.flatMap(({ name, projects_hq }) => {
    const found = order.find((status) => projects_hq?.some((one) => one.status === status))
    return found ? [[name, found]] : []
  })
  expect(expected.length).toBeGreaterThan(50)
  const rows = [...main.querySelectorAll('table tbody tr')]
  for (const [name = '', status = ''] of expected) {
    const own = rows.filter((row) => named(row, 'a', name).length > 0)
    expect(
      own.map((row) => textOf([...row.querySelectorAll('td')].at(-1))),
      name,
    ).toEqual([status])
  }
})
