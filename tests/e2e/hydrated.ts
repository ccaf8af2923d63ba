import { expect, type Locator, type Page } from '@playwright/test'

/** Opens a page and waits until an element is hydrated: earlier key presses and clicks have no effect. */
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

/** Presses a key until it has focused an element: a page listens for keys a little after its elements are hydrated. */
export async function focusByKey(page: Page, key: string, element: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key)
    await expect(element).toBeFocused({ timeout: 500 })
  }).toPass()
}
