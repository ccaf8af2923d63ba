/** The page fixture of all browser tests: any error that would otherwise go unnoticed fails the test. */
import { test as base, expect, type Page } from '@playwright/test'
import { testServer } from '../test-server'

export { expect }

type WatchedPage = Page & {
  /** Allows responses with this status in the test. */
  allowStatus: (status: number) => void
}

export const test = base.extend<{ page: WatchedPage }>({
  // Each window is a visitor of its own for the server, which shares its renderer between them.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { parallelIndex }) =>
    use({ ...extraHTTPHeaders, 'x-forwarded-for': `192.0.2.${parallelIndex + 1}` }),
  page: async ({ page }, use) => {
    const faults: string[] = []
    const allowed = new Set<number>()
    page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
    page.on('console', (message) => {
      const expected = [...allowed].some((status) => message.text().includes(String(status)))
      // A message of software-rendered WebGL about its own speed.
      const driver = message.text().includes('GL Driver Message')
      if (['error', 'warning'].includes(message.type()) && !expected && !driver)
        faults.push(message.text())
    })
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (origin !== testServer.address && protocol !== 'data:') {
        faults.push(`request off the origin: ${request.url()}`)
      }
    })
    page.on('response', (response) => {
      const status = response.status()
      if (status >= 400 && !allowed.has(status)) faults.push(`${status} ${response.url()}`)
    })
    const watched = Object.assign(page, { allowStatus: (status: number) => allowed.add(status) })
    await use(watched as WatchedPage)
    expect(faults).toEqual([])
  },
})
