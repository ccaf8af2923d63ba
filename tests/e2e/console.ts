import type { Locator, Page } from '@playwright/test'
import { openHydrated } from './hydrated'

/** Opens the console on the page of an endpoint, and returns the page's content. */
export async function openConsole(page: Page, address: string): Promise<Locator> {
  await openHydrated(page, address, '.console-fields')
  const main = page.getByRole('main')
  await main.getByText('Open the console').click()
  return main
}
