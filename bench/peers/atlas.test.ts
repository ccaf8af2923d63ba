import { expect, test } from 'vitest'
import { mainOf } from './atlas'

const page = (made: string, name: string) =>
  `<html><main id="a"><h1>${name}</h1>\n<time dateTime="${made}">now</time></main></html>`

test('pages are compared by what they show, whenever they were made', () => {
  const shown = mainOf(page('2026-11-22T17:50:45.680Z', 'Alpine ID'))
  expect(mainOf(page('2026-11-22T18:01:00.000Z', 'Alpine ID'))).toBe(shown)
  expect(mainOf(page('2026-11-22T17:50:45.680Z', 'Coast ID'))).not.toBe(shown)
})

test('a date that is a fact is compared', () => {
  expect(mainOf(page('2024-05-01', 'Alpine ID'))).not.toBe(mainOf(page('2025-05-01', 'Alpine ID')))
})

test('a page without content is none', () => {
  expect(() => mainOf('<html><body>Moved</body></html>')).toThrow('no content')
})
