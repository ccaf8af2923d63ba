import { parseHTML } from 'linkedom'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LaunchYears } from './launch-years'
import { UsageSection } from './usage-section'

test('a bar is named by its year and number, and years without projects are hidden from screen readers', () => {
  const items = [
    ['2019', 1],
    ['2020', 2],
    ['2022', 5],
  ].map(([name, count]) => ({
    value: String(name),
    name: String(name),
    count: Number(count),
    address: `/projects?year=${name}`,
  }))
  const html = renderToStaticMarkup(createElement(LaunchYears, { tally: { items, none: [] } }))
  const { document: page } = parseHTML(html)
  const names = [...page.querySelectorAll('a')].map((link) => link.getAttribute('aria-label'))
  expect(names).toEqual(['2019: 1 project', '2020: 2 projects', '2022: 5 projects'])
  const empty = [...page.querySelectorAll('svg > g')].filter((year) => !year.querySelector('a'))
  expect(empty.map(({ textContent }) => textContent)).toEqual(['’210'])
  const spoken = empty.flatMap(({ children }) => [...children])
  expect(spoken.filter((part) => part.getAttribute('aria-hidden') !== 'true')).toEqual([])
})

test('the years run to the current one, in which no project may have started', () => {
  const items = ['2019', '2020', '2021'].map((name) => ({
    value: name,
    name,
    count: 1,
    address: '/x',
  }))
  const tally = { items, none: [] }
  const html = renderToStaticMarkup(createElement(LaunchYears, { tally, current: '2023' }))
  const { document: page } = parseHTML(html)
  const empty = [...page.querySelectorAll('svg > g')].filter((year) => !year.querySelector('a'))
  expect(empty.map(({ textContent }) => textContent)).toEqual(['’220', '’230'])
})

test('the note on launch years names the year that is not over', () => {
  const none = { items: [], none: [] }
  const getHtml = (...names: string[]) => {
    const items = names.map((name) => ({ value: name, name, count: 1, address: '/projects?x' }))
    const usage = {
      count: 3,
      address: '/projects?x',
      countries: none,
      statuses: none,
      statusPhrase: '',
      years: { items, none: [] },
      datedPilots: 0,
    }
    const section = createElement(UsageSection, { family: 'dlts', usage, day: '2026-11-27' })
    return renderToStaticMarkup(section)
  }
  expect(getHtml('2024', '2025', '2026')).toContain(' 2026 is incomplete.')
  expect(getHtml('2023', '2024', '2025')).toContain(' 2026 is incomplete.')
  expect(getHtml('2024', '2025')).not.toContain('incomplete')
})
