/** The pages in the sitemap that are not profiles. Pages that are empty without a query are omitted. */
import { families } from '@/lib/contract/families'

export const sitePages: readonly string[] = [
  '/',
  '/wallets',
  ...families.map((family) => `/${family}`),
  '/explore',
  '/map',
  '/graph',
  '/statistics',
  '/sources',
  '/sources/publishers',
  '/downloads',
  '/downloads/notebooks',
  '/versions',
  '/changes',
  '/verify',
  '/developers',
  '/developers/key',
  '/about',
  '/about/audits',
  '/about/codebook',
  '/about/inclusion',
  '/about/corrections',
  '/about/conflicts',
  '/about/funding',
  '/terms',
]
