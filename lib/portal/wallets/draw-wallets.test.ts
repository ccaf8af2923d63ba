import { expect, test } from 'vitest'
import { dataWith, wallet } from '@/tests/fixtures/national-wallets'
import { drawSurroundings, drawWallets } from './draw-wallets'
import { nationalWallets } from './national-wallets'
import { walletMaps } from './wallets-query'
import { describeCounts } from './wallets-view'

const countries =
  nationalWallets(
    dataWith([
      wallet(1, 'AT', { status: 'Launched' }),
      wallet(2, 'DE', { status: 'Pilot' }),
      wallet(3, 'UA', { status: 'Announced' }),
      wallet(4, 'ZA', { status: 'Discontinued' }),
    ]),
  )?.countries ?? []

test('draws a pattern for each status, and the codes of the countries of Europe', () => {
  const [world, europe] = walletMaps.map((map) => drawWallets(map, countries, 'Credit & licence'))
  for (const fill of ['url(#fill-pilot)', 'url(#fill-announced)', 'url(#fill-ended)'])
    expect(world).toContain(`fill="${fill}"`)
  expect(world).not.toContain('<text')
  expect(europe?.match(/<text[^>]*>[A-Z]{2}</g)).toHaveLength(3)
  expect(europe).not.toContain('fill="url(#fill-ended)"')
  expect(europe).toContain('Launched: Austria. Pilot: Germany.')
  expect(europe).toContain('Credit &amp; licence</desc>')
})

test('draws the countries around a country, which has a border or, if it is small, a ring', () => {
  const germany = drawSurroundings('DE', countries, 'Credit')
  expect(germany?.match(/<text[^>]*>[A-Z]{2}</g)).toEqual([
    expect.stringMatching(/DE<$/),
    expect.stringMatching(/AT<$/),
    expect.stringMatching(/UA<$/),
  ])
  expect(germany).toContain('around Germany')
  expect(germany).not.toContain('r="9"')
  expect(drawSurroundings('MU', countries, 'Credit')).toContain('r="9"')
  expect(drawSurroundings('XX', countries, 'Credit')).toBeUndefined()
})

test('a country whose only visible part is a tiny island has no code', () => {
  const list = countries.slice(0, 1).map((country) => ({ ...country, code: 'NZ' }))
  expect(drawSurroundings('NZ', list, '')).toContain('>NZ<')
  expect(drawSurroundings('WS', list, '')).not.toContain('>NZ<')
})

test('the code of a small country is next to its dot', () => {
  const europe = drawWallets(
    'europe',
    countries.slice(0, 1).map((country) => ({ ...country, code: 'MT' })),
    '',
  )
  const getX = (pattern: RegExp) => Number(pattern.exec(europe)?.[1])
  // Circles have units of half a pixel.
  const dot = getX(/<circle[^>]* cx="([\d.]+)"/) / 2
  expect(getX(/<text x="([\d.]+)"[^>]*>MT</) - dot).toBeGreaterThan(9)
})

test('the dot of a small country shows whether its wallet is a pilot or announced', () => {
  const dots = ['Pilot', 'Announced', 'Launched'].map((status) => {
    const list = nationalWallets(dataWith([wallet(1, 'AT', { status })]))?.countries ?? []
    const small = list.map((country) => ({ ...country, code: country.code === 'AT' ? 'BB' : 'XX' }))
    return /<circle transform[^>]* fill="([^"]+)"/.exec(drawWallets('world', small, ''))?.[1]
  })
  expect(dots[0]).toBe('url(#fill-pilot)')
  expect(new Set(dots).size).toBe(3)
})

const drawCode = (code: string) => {
  const list = countries.slice(0, 1).map((country) => ({ ...country, code }))
  const europe = drawWallets('europe', list, '')
  const [text, fill] = new RegExp(`<text [^>]*fill="([^"]+)"[^>]*>${code}<`).exec(europe) ?? []
  return {
    fill,
    isSmall: text?.includes('font-size'),
    hasLine: /<path d="M[\d. ]+L[\d. ]+" stroke/.test(europe),
  }
}

test('a code is in its country, smaller if need be, otherwise in the sea at the end of a line', () => {
  expect(drawCode('FR')).toMatchObject({ hasLine: false, isSmall: false })
  expect(drawCode('SK')).toMatchObject({ hasLine: false, isSmall: true })
  expect(drawCode('SI')).toMatchObject({ hasLine: true, isSmall: false })
  expect(drawCode('SM')).toMatchObject({ hasLine: true, isSmall: false })
  expect(drawCode('AD')).toMatchObject({ hasLine: true, isSmall: false })
})

test('a code in a launched country contrasts with its fill, and one in the sea with the sea', () => {
  expect(drawCode('GB').fill).toBe(drawCode('UA').fill)
  expect(drawCode('CY').fill).not.toBe(drawCode('UA').fill)
})

test('the maps are small enough for a page', () => {
  for (const map of walletMaps) expect(drawWallets(map, [], '').length, map).toBeLessThan(70_000)
})

test('describes the content of a map', () => {
  const counts = { launched: 26, pilot: 6, announced: 0, undisclosed: 0, ended: 0, none: 9 }
  expect(describeCounts(counts)).toBe('Launched 26, Pilot 6.')
  expect(describeCounts({ ...counts, launched: 0, pilot: 0 })).toBe('No country has one.')
})
