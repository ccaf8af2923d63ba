import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { markup } from '@/tests/fixtures/markup'
import { Privacy } from './privacy'

const quiet = {
  ACCESS_LOG: undefined,
  LOG_ADDRESSES: false,
  CORRECTIONS: { kind: 'mail', address: 'a@b.example' },
} as const
const getText = (settings: Partial<ComponentProps<typeof Privacy>['settings']>): string =>
  markup(Privacy, { settings: { ...quiet, ...settings } }).replaceAll(/\s+/g, ' ')

test('states what is logged, as the operator has set it', () => {
  expect(getText({})).toContain('The server does not log visits.')
  expect(getText({})).toContain('neither the text of a search nor who requested it')
  const logging = { ACCESS_LOG: { count: 20, window: 1000 }, LOG_ADDRESSES: true }
  expect(getText(logging)).not.toContain('does not log visits')
  expect(getText(logging)).toContain('The server logs requests and errors')
  expect(getText(logging)).toContain('the IP address of the visitor')
})

test('names the tile server of the map, and where corrections go', () => {
  expect(getText({})).toContain('Your browser contacts no other site')
  const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'A' }
  expect(getText({ TILE_URL: tiles })).toContain('from tiles.example, which learns your IP address')
  expect(getText({ CORRECTIONS: { kind: 'issue' } })).toContain('as an issue in our repository')
})
