/** Small, so that Vitest runs it late: after a first start, the server generates the files of past versions last. */
import { expect, test } from 'vitest'
import { findByName, getHref, getText, one, openPage } from './served-page'

const minute = 60_000

test('A past version has a page with its files', { timeout: 15 * minute }, async () => {
  const list = await openPage('/versions')
  // The newest past version is second, and its files are generated before those of older ones.
  const address = getHref(findByName(list.document, 'a', /lists and files$/).at(1))
  const { document } = await openPage(address)
  const [version] = /\d{4}\.\d\d\.\d\d/.exec(address) ?? []
  expect(version).toBeDefined()
  expect(getText(one(document, 'h1'))).toBe(`Version ${version}`)
  const files = async () =>
    [...(await openPage(address)).document.querySelectorAll('table')]
      .filter((table) => getText(table.querySelector('caption')).startsWith('Files of version'))
      .map(getText)
  // Until then, a page without them is cached.
  await expect
    .poll(files, { timeout: 10 * minute })
    .toEqual([expect.stringContaining('SHA256SUMS')])
})
