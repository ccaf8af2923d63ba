/** The pages that should be rendered before they are requested, the most wanted first. */
import type { Dataset } from '@/lib/dataset/dataset'
import { type ProminentNode, siteAddresses } from '@/lib/portal/routing/site-addresses'
import type { KeptPages } from './kept-pages'
import { pageAddress, type RequestedPage, requestedPageOf } from './page-address'

/** The maximum number of pages rendered in advance, however many records there are. */
const maxPages = 10_000

/** Countries for which the data contains nothing are omitted. */
function countriesOf(dataset: Dataset): string[] {
  const countries = dataset
    .all('countries')
    .map((text) => JSON.parse(text) as { code: string; stats: Record<string, number> })
  return countries
    .filter(({ stats }) => Object.values(stats).some((count) => count > 0))
    .map(({ code }) => code)
}

/** Lists pages that have been requested before, by frequency, followed by the pages of the data, by prominence. */
export async function wantedPages(dataset: Dataset, kept?: KeptPages): Promise<RequestedPage[]> {
  const addresses = siteAddresses(dataset.graph('nodes') as ProminentNode[], countriesOf(dataset))
  const pages = [
    ...(kept?.wanted().flatMap((key) => requestedPageOf(key) ?? []) ?? []),
    ...addresses.flatMap((address) => {
      const page = pageAddress(address, {})
      return page.kind === 'page' ? page : []
    }),
  ]
  return [...new Map(pages.map((page) => [page.key, page])).values()].slice(0, maxPages)
}
