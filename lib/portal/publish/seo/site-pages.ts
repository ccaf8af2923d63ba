/** The pages that are no profiles, for the sitemap: those that hold something without being asked for it. */
import { families } from '@/lib/contract/families'

export const sitePages: readonly string[] = [
  '/',
  ...families.map((family) => `/${family}`),
  '/explore',
  '/map',
  '/graph',
  '/statistics',
  '/developers',
  '/about',
  '/terms',
]
