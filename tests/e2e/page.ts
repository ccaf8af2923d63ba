/** The page fixture of all browser tests: any error that would otherwise go unnoticed fails the test. */
import { test as base, expect } from '@playwright/test'
import { type WatchedPage, watchPage } from './watched-page'

export { expect }

export const test = base.extend<{ page: WatchedPage }>({
  // Each window is a visitor of its own for the server, which shares its renderer between them.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { parallelIndex }) =>
    use({ ...extraHTTPHeaders, 'x-forwarded-for': `192.0.2.${parallelIndex + 1}` }),
  page: async ({ page }, use) => {
    const watched = watchPage(page)
    await use(watched.page)
    expect(watched.faults).toEqual([])
  },
})
