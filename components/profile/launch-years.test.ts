import { parseHTML } from 'linkedom'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LaunchYears } from './launch-years'

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
  const names = [...page.querySelectorAll('a')].map((link) =>
    [...link.querySelectorAll('text')].map(({ textContent }) => textContent),
  )
  expect(names).toEqual([
    ['2019', '1 project'],
    ['2020', '2 projects'],
    ['2022', '5 projects'],
  ])
  expect(page.querySelector('svg > text')?.textContent).toBe('2021')
  expect(page.querySelector('svg > text')?.getAttribute('aria-hidden')).toBe('true')
})
