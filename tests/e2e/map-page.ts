/** Helpers for the tests of the map page. */
import type { Page } from '@playwright/test'
import type { Country } from '@/lib/contract/countries'
import { get } from '../contract/client'
import { expect } from './page'

/** All countries, with the figures that the API gives for them. */
export const countries = async () => (await get<{ data: Country[] }>('/countries')).data

export const shapes = (page: Page) => page.locator('.leaflet-container path.leaflet-interactive')
export const rows = (page: Page) => page.getByRole('table').locator('tbody tr')

export async function openMap(page: Page, address = '/map'): Promise<void> {
  await page.goto(address)
  await expect(shapes(page).first()).toBeAttached()
}

/** Where the map is on the page. */
export async function getFrame(page: Page) {
  const frame = await page.locator('.leaflet-container').boundingBox()
  if (!frame) throw new Error('there is no map')
  return frame
}
