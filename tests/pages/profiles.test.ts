import { expect, test } from 'vitest'
import {
  aProject,
  bestConnected,
  bestConnectedCountry,
  unrelatedCountry,
} from '../fixtures/known-records'
import { testServer } from '../test-server'
import { ask, getHref, getText, link, one, openPage } from './served-page'

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

test('Every other address of a record redirects to its canonical address permanently', async () => {
  const entity = await bestConnected('entities')
  const entityById = entity.replace(/-.*$/, '')
  const method = await bestConnected('did-methods')
  const { code } = await bestConnectedCountry()
  const { id, path } = await aProject()
  const moved = {
    ...Object.fromEntries(['', '-wrong', '-'].map((end) => [`/projects/${id}${end}`, path])),
    [entityById]: entity,
    [`${entityById}-something-else`]: entity,
    [method.replace(/(\d)-/, '$1-did-')]: method,
    [`/countries/${code.toLowerCase()}`]: `/countries/${code}`,
  }
  for (const [from, to] of Object.entries(moved)) {
    const response = await ask(from)
    expect(response.status, from).toBe(308)
    expect(response.headers.get('location'), from).toBe(to)
  }
  const { document } = await openPage(path)
  expect(getHref(one(document, 'link[rel=canonical]'))).toBe(testServer.address + path)
})

test('A record without related records suggests what to do', async () => {
  const { main } = await openPage(`/countries/${(await unrelatedCountry()).code}`)
  expect(getText(main)).toContain('We list no projects, organizations or laws there yet.')
  expect(main.querySelectorAll('ol.source-list')).toHaveLength(0)
  expect(getHref(link(main, 'Tell us'))).not.toBe('')
})
