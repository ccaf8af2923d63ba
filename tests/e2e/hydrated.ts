import type { Page } from '@playwright/test'

/** Opens a page and waits until its scripts listen: keys that are pressed before that go nowhere. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => {
    const box = document.querySelector('header input')
    return box !== null && Object.keys(box).some((name) => name.startsWith('__reactProps'))
  })
}
