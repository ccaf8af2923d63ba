/** Finds a guide of this site, which depends on whose API it describes. */
import { sameOriginApiPath } from '@/lib/client/public-address'
import { availableGuides } from './contents'
import type { Guide } from './guides'

export const findGuide = (slug: string): Guide | undefined =>
  availableGuides(sameOriginApiPath() !== undefined).find((guide) => guide.slug === slug)
