import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { markup } from '@/tests/fixtures/markup'
import { tally } from '@/tests/fixtures/tally'
import { LaunchYears } from './launch-years'
import { UsageSection } from './usage-section'

test('a bar is named by its year and number, and years without projects are hidden from screen readers', () => {
  const html = markup(LaunchYears, { tally: tally({ 2019: 1, 2020: 2, 2022: 5 }) })
  const { document: page } = parseHTML(html)
  const names = [...page.querySelectorAll('a')].map((link) => link.getAttribute('aria-label'))
  expect(names).toEqual(['2019: 1 project', '2020: 2 projects', '2022: 5 projects'])
  const empty = [...page.querySelectorAll('svg > g')].filter((year) => !year.querySelector('a'))
  expect(empty.map(({ textContent }) => textContent)).toEqual(['’210'])
  const spoken = empty.flatMap(({ children }) => [...children])
  expect(spoken.filter((part) => part.getAttribute('aria-hidden') !== 'true')).toEqual([])
})

test('the years run to the current one, in which no project may have started', () => {
  const years = tally({ 2019: 1, 2020: 1, 2021: 1 })
  const html = markup(LaunchYears, { tally: years, current: '2023' })
  const { document: page } = parseHTML(html)
  const empty = [...page.querySelectorAll('svg > g')].filter((year) => !year.querySelector('a'))
  expect(empty.map(({ textContent }) => textContent)).toEqual(['’220', '’230'])
})

test('the note on launch years names the year that is not over', () => {
  const getHtml = (...names: string[]) => {
    const usage = {
      count: 3,
      address: '/projects?x',
      countries: tally({}),
      statuses: tally({}),
      statusPhrase: '',
      years: tally(Object.fromEntries(names.map((name) => [name, 1]))),
      datedPilots: 0,
    }
    return markup(UsageSection, { family: 'dlts', usage, day: '2026-11-27' })
  }
  expect(getHtml('2024', '2025', '2026')).toContain(' 2026 is incomplete.')
  expect(getHtml('2023', '2024', '2025')).toContain(' 2026 is incomplete.')
  expect(getHtml('2024', '2025')).not.toContain('incomplete')
})
