/** The links for correcting single facts, which a script adds to a profile, and the forms to which they lead. */
import { expect, test } from 'vitest'
import { addFactLinks } from '@/components/corrections/fact-links'
import { families } from '@/lib/contract/families'
import { bestConnected } from '../fixtures/known-records'
import { ask, findByName, getHref, link, one, openPage } from './served-page'

/** The link by which the script knows the record, and which shows that it has work on this profile. */
const panelLink = '.profile-record a[href^="/corrections/new?record="]'

for (const family of families) {
  test(`The facts in each section of a profile of ${family} have links to their forms`, async () => {
    const { main } = await openPage(await bestConnected(family))
    const [, record = ''] = /\?record=([^&]+)$/.exec(getHref(one(main, panelLink))) ?? []
    addFactLinks(main, record)
    const links = findByName(main, 'a', /^Suggest a correction to ./)
    expect(links).not.toEqual([])
    const bySection = new Map(links.map((link) => [link.closest('section'), link]))
    const addresses = [...bySection.values()].map(getHref)
    for (const address of addresses) {
      // An address that names no fact would redirect to the form for all of them.
      expect((await ask(address)).status, address).toBe(200)
    }
    const form = await openPage(addresses[0] ?? '')
    const field = one(form.document, 'form [name=fact]')
    const values = field.matches('select') ? [...field.querySelectorAll('option')] : [field]
    const facts = values.map((value) => value.getAttribute('value') ?? value.textContent)
    expect(facts.at(-1)).toMatch(/^[a-z_]+:?/)
    expect(facts.length).toBeLessThan(6)
  })
}

test('Without scripts, the form of a record leads to the form for each of its facts', async () => {
  const record = (await bestConnected('entities')).replace(/^\/(entities\/\d+).*$/, '$1')
  const { main } = await openPage(`/corrections/new?record=${record}`)
  const { address, main: form } = await openPage(getHref(link(main, 'Sector')))
  expect(address).toContain(`record=${record}&fact=type`)
  expect(findByName(form, 'h2', 'What we publish now')).toHaveLength(1)
})
