/** The pages that should be rendered before they are requested, the most wanted first. */
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { Store } from '@/lib/facts/store/store'
import { type ProminentNode, siteAddresses } from '@/lib/portal/routing/site-addresses'
import type { KeptPages } from './kept-pages'
import { pageAddress, type RequestedPage, requestedPageOf } from './page-address'

/** The maximum number of pages rendered in advance, however many records there are. */
const maxPages = 10_000
/** How many rows to read before yielding to other work. */
const rowsAtOnce = 500

async function nodesOf(store: Store): Promise<ProminentNode[]> {
  const nodes: ProminentNode[] = []
  for await (const text of store.graph('nodes')) {
    const { id, title, type, score, total_links } = JSON.parse(text) as ProminentNode
    nodes.push({ id, title, type, score, total_links })
    if (nodes.length % rowsAtOnce === 0) await yieldToOthers()
  }
  return nodes
}

/** Countries for which the data contains nothing are omitted. */
async function countriesOf(store: Store): Promise<string[]> {
  const countries = (await store.all('countries')).map(
    (text) => JSON.parse(text) as { code: string; stats: Record<string, number> },
  )
  return countries
    .filter(({ stats }) => Object.values(stats).some((count) => count > 0))
    .map(({ code }) => code)
}

/** Lists pages that have been requested before, by frequency, followed by the pages of the data, by prominence. */
export async function wantedPages(store: Store, kept?: KeptPages): Promise<RequestedPage[]> {
  const addresses = siteAddresses(await nodesOf(store), await countriesOf(store))
  const pages = [
    ...(kept?.wanted().flatMap((key) => requestedPageOf(key) ?? []) ?? []),
    ...addresses.flatMap((address) => {
      const page = pageAddress(address, {})
      return page.kind === 'page' ? page : []
    }),
  ]
  return [...new Map(pages.map((page) => [page.key, page])).values()].slice(0, maxPages)
}
