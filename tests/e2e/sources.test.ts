/** The sources of facts: references on profiles, the lists of sources and publishers, and the page of a source. */
import type { SourceDetail, SourceSummary } from '@/lib/contract/sources'
import { get } from '../contract/client'
import { aProject, bestConnectedCountry } from './known-records'
import { expect, test } from './page'

interface List {
  data: SourceSummary[]
  pagination: { total: number }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Visitors go from a fact to its source, to who published it, and to what else cites it', async ({
    page,
  }) => {
    const { id, path } = await aProject()
    const { data } = await get<List>(`/sources?cited_in=projects/${id}&per_page=100`)
    await page.goto(path)
    const references = page.locator('ol.references > li')
    await expect(references).toHaveCount(data.length)
    for (const { url, publisher } of data) {
      const reference = references.filter({ has: page.locator(`a[href="${url}"]`) })
      await expect(reference).toContainText(publisher)
    }
    await references
      .first()
      .getByRole('link', { name: /^Cited here for/ })
      .click()
    await expect(page).toHaveURL(/\/sources\/\d+$/)
    const source = await get<SourceDetail>(new URL(page.url()).pathname)
    await expect(page.getByRole('main')).toContainText(source.url)
    await expect(page.getByRole('link', { name: (await aProject()).title })).toHaveAttribute(
      'href',
      path,
    )
    await page.getByRole('link', { name: source.publisher, exact: true }).first().click()
    const own = await get<List>(`/sources?publisher=${encodeURIComponent(source.publisher)}`)
    await expect(page.getByRole('main')).toContainText(
      own.pagination.total === 1 ? '1 source' : `${own.pagination.total} sources`,
    )
  })

  test('Visitors search the sources, filter them, and remove a filter again', async ({ page }) => {
    await page.goto('/sources')
    await page.getByRole('searchbox', { name: /contains/ }).fill('wallet')
    await page.getByLabel('Kind').selectOption('press')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL('/sources?kind=press&q=wallet')
    const { pagination } = await get<List>('/sources?kind=press&q=wallet')
    await expect(page.getByRole('main')).toContainText(`${pagination.total} sources`)
    await page.getByRole('link', { name: /Contains “wallet”/ }).click()
    await expect(page).toHaveURL('/sources?kind=press')
    await page.getByRole('link', { name: 'Next', exact: true }).click()
    await expect(page).toHaveURL('/sources?kind=press&page=2')
  })
})

test('unknown sources are not found, and no other address of a source is one', async ({ page }) => {
  page.allowStatus(404)
  const { data } = await get<List>('/sources?per_page=1')
  for (const segment of ['1', 'x', `${data[0]?.id}-slug`, `0${data[0]?.id}`]) {
    expect((await page.goto(`/sources/${segment}`))?.status(), segment).toBe(404)
  }
})

test('a mark stays on the line of the last word before it, at any width', async ({ page }) => {
  const { code } = await bestConnectedCountry()
  for (const address of [(await aProject()).path, `/countries/${code}`]) {
    await page.goto(address)
    for (const width of [320, 360, 480, 700, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const apart = await page.evaluate(() =>
        [...document.querySelectorAll('.source, .unsourced')].flatMap((mark) => {
          const before = mark.previousSibling
          if (!before?.textContent?.trim()) return []
          const range = document.createRange()
          range.selectNodeContents(before)
          const lines = [...range.getClientRects()]
          const last = lines.at(-1)
          const [own] = mark.getClientRects()
          if (!last || !own) return []
          const sameLine = own.top < last.bottom && own.bottom > last.top
          // The click target of the first of several marks begins before its number.
          const distance = own.left - last.right
          return sameLine && distance < 12 ? [] : [before.textContent]
        }),
      )
      expect(apart, `${address} at ${width}`).toEqual([])
    }
  }
})
