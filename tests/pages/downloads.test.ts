import { expect, test } from 'vitest'
import { Downloads } from '@/lib/contract/downloads'
import { testServer } from '../test-server'
import { findByName, getHref, getText, openPage } from './served-page'

test('Visitors reach every file of the list without scripts, by links with their sizes and hashes', async () => {
  // While the files are pending, the page is cached for some seconds.
  const isReady = async () =>
    findByName((await openPage('/downloads')).main, 'h2', 'Everything').length
  await expect.poll(isReady, { timeout: 240_000 }).toBe(1)
  const listed = Downloads.parse(await (await fetch(`${testServer.apiBase}/downloads`)).json())
  const { main } = await openPage('/downloads')
  const [sqlite] = findByName(main, 'tr', /^SQLite/)
  expect(getText(sqlite)).toMatch(/\d\.?\d? MB/)
  expect(getText(sqlite?.querySelector('code'))).toMatch(/^[0-9a-f]{64}$/)
  const names = [...main.querySelectorAll('a[download]')].map((file) =>
    new URL(getHref(file), testServer.address).pathname.split('/').at(-1),
  )
  // The table of national wallets is not one of the files: it is created on request.
  const walletTables = ['table.csv', 'table.json']
  expect(names.sort()).toEqual([...listed.files.map(({ name }) => name), ...walletTables].sort())
  for (const file of main.querySelectorAll('a[href^="/wallets/table."]')) {
    expect(file.getAttribute('aria-label')).toMatch(/^National wallets as (?:CSV|JSON), \d+ KB$/)
  }
})
