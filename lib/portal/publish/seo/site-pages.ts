/** The pages that are no profiles, for the sitemap: those that hold something without being asked for it. */
import { families } from '@/lib/contract/families'

export const sitePages: readonly string[] = [
  '/',
  ...families.map((family) => `/${family}`),
  '/explore',
  '/map',
  '/graph',
  '/statistics',
  '/sources',
  '/sources/publishers',
  '/downloads',
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
