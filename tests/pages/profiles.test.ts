import { expect, test } from 'vitest'
import { bestConnectedCountry } from '../fixtures/known-records'
import { getHref, getText, link, one, openPage } from './served-page'

test('A profile names its family, and offers the record in other formats', async () => {
  const { code, name: country } = await bestConnectedCountry()
  const { document, main } = await openPage(`/countries/${code}`)
  const crumbs = one(document, 'nav[aria-label=Breadcrumb]')
  expect(getHref(link(crumbs, 'Countries'))).toBe('/countries')
  expect(getText(one(crumbs, '[aria-current=page]'))).toBe(country)
  const formats = { JSON: 'json', 'JSON-LD': 'jsonld', Markdown: 'md' }
  for (const [name, ending] of Object.entries(formats)) {
    expect(getHref(link(main, name))).toBe(`/countries/${code}.${ending}`)
  }
})
