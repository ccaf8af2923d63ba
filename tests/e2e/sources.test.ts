/** The sources of facts: marks on profiles, and the list of sources. */
import type { SourceSummary } from '@/lib/contract/sources'
import { get } from '../contract/client'
import { aProject, bestConnectedCountry } from '../fixtures/known-records'
import { expect, test } from './page'

interface List {
  data: SourceSummary[]
  pagination: { total: number }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Visitors search the sources, filter them, and remove a filter again', async ({ page }) => {
    await page.goto('/sources')
    await page.getByRole('searchbox', { name: /contains/ }).fill('wallet')
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('press')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL('/sources?kind=press&q=wallet')
    const { pagination } = await get<List>('/sources?kind=press&q=wallet')
    await expect(page.getByRole('main')).toContainText(`${pagination.total} sources`)
    await page.getByRole('link', { name: /Contains “wallet”/ }).click()
    await expect(page).toHaveURL('/sources?kind=press')
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL('/sources?kind=press&page=2')
  })
})

test('a mark stays on the line of the word before it, at any width', async ({ page }) => {
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
