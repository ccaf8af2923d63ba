/** Watches a page of the test server for errors that would otherwise go unnoticed. */
import type { Page } from '@playwright/test'
import { testServer } from '../test-server'

export type WatchedPage = Page & {
  /** Allows responses with this status. */
  allowStatus: (status: number) => void
}

/** The page, and the faults found so far: errors, warnings, failed requests and requests to other sites. */
export function watchPage(page: Page): { page: WatchedPage; faults: readonly string[] } {
  const faults: string[] = []
  const allowed = new Set<number>()
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
  page.on('console', (message) => {
    const expected = [...allowed].some((status) => message.text().includes(String(status)))
    if (['error', 'warning'].includes(message.type()) && !expected) faults.push(message.text())
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
  const allowStatus = (status: number) => void allowed.add(status)
  return { page: Object.assign(page, { allowStatus }), faults }
}
