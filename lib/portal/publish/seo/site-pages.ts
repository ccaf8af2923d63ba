/** The pages in the sitemap that are not profiles. Pages that are empty without a query are omitted. */
import { endpoints } from '@/lib/contract/endpoints'
import { families } from '@/lib/contract/families'
import { endpointAddress } from '@/lib/portal/developers/contents'
import { guideAddress, guides } from '@/lib/portal/developers/guides'

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
  ...guides.map(guideAddress),
  ...endpoints.map(endpointAddress),
  '/about',
  '/about/audits',
  '/privacy',
  '/accessibility',
  '/terms',
]
