import type { Page } from '@playwright/test'
import { expect, test } from './page'

/** The hosts of a page of which a word is on several lines. Words end at dots and hyphens. */
const brokenHosts = (page: Page) =>
  page.locator('main .host').evaluateAll((hosts) => {
    const isBroken = (label: ChildNode) =>
      [...(label.textContent ?? '').matchAll(/[^-]+/g)].some(({ index, 0: word }) => {
        const range = document.createRange()
        range.setStart(label, index)
        range.setEnd(label, index + word.length)
        return range.getClientRects().length > 1
      })
    return hosts
      .filter(({ childNodes }) =>
        [...childNodes].some((label) => label.nodeType === Node.TEXT_NODE && isBroken(label)),
      )
      .map((host) => host.textContent)
  })

for (const width of [360, 720, 1024, 1440]) {
  test(`Hosts break between their words only, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/entities', '/dlt-instances', '/did-methods', '/standards']) {
      await page.goto(path)
      await expect(page.locator('main .host').first()).toBeVisible()
      expect(await brokenHosts(page), path).toEqual([])
      await page.locator('main tbody a').first().click()
      await expect(page.locator('main .host').first()).toBeVisible()
      expect(await brokenHosts(page), `the first of ${path}`).toEqual([])
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, path).toBe(0)
    }
  })
}
