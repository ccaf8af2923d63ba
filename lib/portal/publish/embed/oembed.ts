/** Answers of `/oembed` (https://oembed.com). */
import { siteName } from '@/lib/portal/publish/seo/page-metadata'
import { type Embed, frameOf } from './embeds'
import type { OembedQuery } from './oembed-query'

/** How long a consumer may keep an answer, in seconds. */
const cacheAge = 24 * 3600

const within = (size: number, max: number | undefined): number => Math.min(size, max ?? size)

/** A consumer that gives a size gets a frame that is no larger. */
export function oembedOf(embed: Embed, { maxwidth, maxheight }: OembedQuery, site: string) {
  const width = within(embed.width, maxwidth)
  const height = within(embed.height, maxheight)
  return {
    version: '1.0',
    type: 'rich',
    title: embed.title,
    provider_name: siteName,
    provider_url: new URL('/', site).href,
    cache_age: cacheAge,
    width,
    height,
    html: frameOf({ ...embed, width, height }, site),
  }
}
