import type { Page } from '@playwright/test'
import { overflowsAt } from './faults'
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

const widths = [360, 720, 1024, 1440]

/** The widths at which a word of a host is on several lines, or the page is wider than its window. */
async function faultsAt(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const broken = await brokenHosts(page)
    faults.push(...broken.map((host) => `${host} at ${width}`))
  }
  return [...faults, ...(await overflowsAt(page, widths))]
}

for (const path of ['/entities', '/dlt-instances']) {
  test(`Hosts break between their labels only, on ${path} and its first record`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.locator('main .host').first()).toBeVisible()
    expect(await faultsAt(page)).toEqual([])
    await page.locator('main tbody a').first().click()
    await expect(page).not.toHaveURL(path)
    await expect(page.locator('main .host').first()).toBeVisible()
    expect(await faultsAt(page)).toEqual([])
  })
}
