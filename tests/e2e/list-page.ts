import type { Page } from '@playwright/test'

export const main = (page: Page) => page.getByRole('main')
/** The line with the number of visible records of the list. */
export const summary = (page: Page) => main(page).getByRole('status')
/** The names, in the order of the rows. */
export const names = (page: Page) =>
  main(page).locator('tbody tr > th .list-name > a').allTextContents()

/** A facet of the form. It is collapsed if visitors have to open it. */
export const facet = (page: Page, label: string) =>
  main(page).getByRole('group', { name: label, exact: true })
/** The checkbox of a facet's value, with any count next to it. */
export const tick = (page: Page, label: string, value: string) =>
  facet(page, label).getByRole('checkbox', { name: new RegExp(`^${value} [\\d,]+$`) })
