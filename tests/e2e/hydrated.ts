import type { Page } from '@playwright/test'

/** Opens a page and waits until the scripts of an element listen: keys and clicks before that go nowhere. */
export async function openHydrated(
  page: Page,
  address: string,
  selector = 'header input',
): Promise<void> {
  await page.goto(address)
  await page.waitForFunction((of) => {
    const element = document.querySelector(of)
    return element !== null && Object.keys(element).some((name) => name.startsWith('__reactProps'))
  }, selector)
}
