import { expect, test } from 'vitest'
import { bestConnected } from '../fixtures/known-records'
import { findByName, getHref, link, openPage } from './served-page'

test('Without scripts, the form of a record leads to the form for each of its facts', async () => {
  const record = (await bestConnected('entities')).replace(/^\/(entities\/\d+).*$/, '$1')
  const { main } = await openPage(`/corrections/new?record=${record}`)
  const { address, main: form } = await openPage(getHref(link(main, 'Sector')))
  expect(address).toContain(`record=${record}&fact=type`)
  expect(findByName(form, 'h2', 'What we publish now')).toHaveLength(1)
})
