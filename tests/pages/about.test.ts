import { expect, test } from 'vitest'
import type { Audits } from '@/lib/contract/audits'
import { get } from '../contract/client'
import { ask, getHref, getText, one, openPage } from './served-page'

test('The example of the score ends in the score of the API', async () => {
  const { main } = await openPage('/about')
  expect(getText(main)).toContain('This is the score in the API.')
})

test('Each draw of an audit has a page with all of its facts, by verdict', async () => {
  const { data } = await get<Audits>('/audits')
  const [audit] = data
  const [draw] = audit?.draws ?? []
  const { main } = await openPage('/about/audits')
  const doubted = draw?.facts.filter(({ verdict }) => /^(?:wrong|unconfirmed)$/.test(verdict))
  const [first] = main.querySelectorAll('section[aria-labelledby^="draw-"]')
  expect(first?.querySelectorAll('tbody tr').length ?? 0).toBe(doubted?.length)
  const { main: page, address } = await openPage(getHref(first?.querySelector('a')))
  expect(address).toBe(`/about/audits/${audit?.date}-1`)
  expect(page.querySelectorAll('tbody tr')).toHaveLength(draw?.facts.length ?? 0)
  const supported = one(page, 'section#supported')
  expect(supported.querySelectorAll('tbody tr')).toHaveLength(draw?.counts.supported ?? 0)
  for (const segment of [`${audit?.date}-99`, 'x', '2026-11-22']) {
    expect((await ask(`/about/audits/${segment}`)).status, segment).toBe(404)
  }
})
