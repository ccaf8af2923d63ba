/** The title, description, canonical address and Open Graph metadata of pages. */
import type { Metadata } from 'next'
import { siteName } from '@/lib/contract/site-name'
import { readSettings } from '@/lib/env'
import {
  oembedAddress,
  oembedFormats,
  oembedTypes,
} from '@/lib/portal/publish/embed/oembed-address'
import { feedAddress, feedFormatNames, feedFormats } from '@/lib/portal/publish/feed-address'
import { shareSize } from './picture/share-size'

export const siteIcons: Metadata['icons'] = {
  icon: { url: '/icon.svg', type: 'image/svg+xml' },
  apple: '/apple-touch-icon.png',
}

interface PageDescription {
  title: string
  description: string
  /** The canonical path with its query, for example `/projects?page=2`. */
  path: string
  /** False for pages whose links search engines should follow, but which they should not list. */
  listed?: boolean
  /** False for profiles, whose metadata for shared links is in `components/publish/record-head.tsx`. */
  shared?: boolean
  /** The feed of the page's changes. */
  feed?: PageFeed
  /** True if other sites may embed the page in a frame. */
  embedded?: boolean
  /** The path of its own picture for shared links. */
  picture?: string
}

export interface PageFeed {
  page: string
  title: string
}

const feedLinks = ({ page, title }: PageFeed) =>
  Object.fromEntries(
    feedFormatNames.map((format) => [
      feedFormats[format].mediaType,
      [{ url: feedAddress(page, format), title }],
    ]),
  )

/** Links by which consumers of oEmbed discover how to embed the page (https://oembed.com, 4). */
const oembedLinks = (url: string, title: string) =>
  Object.fromEntries(
    oembedFormats.map((format) => [
      oembedTypes[format],
      [{ url: oembedAddress(url, format), title }],
    ]),
  )

const maxLength = 200
/** The first sentences of a text, if they are nearly as long as a description may be. `U.S.` ends no sentence. */
const fullSentences = /^.{130,}[\p{Ll}\d)”]{2}\.(?= )/u

/** Text for a description: one line, truncated between sentences or words. */
export function getSummary(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= maxLength) return line
  const start = line.slice(0, maxLength)
  return fullSentences.exec(start)?.[0] ?? `${start.replace(/\s+\S*$/, '')} …`
}

/** The metadata for shared links, with the picture at a path, or that of the site. */
function openGraph(
  title: string,
  description: string,
  url: string,
  path: string | undefined,
): Metadata['openGraph'] {
  const address = new URL(path ?? '/share.png', url).href
  const picture = { ...shareSize, url: address, alt: path === undefined ? siteName : title }
  return { title, description, url, siteName, type: 'website', locale: 'en', images: [picture] }
}

export function pageMetadata({
  title,
  description,
  path,
  listed = true,
  shared = true,
  feed,
  embedded = false,
  picture,
}: PageDescription): Metadata {
  const url = new URL(path, readSettings().SITE_URL).href
  const summary = getSummary(description)
  const types = {
    ...(feed ? feedLinks(feed) : {}),
    ...(embedded ? oembedLinks(url, title) : {}),
  }
  return {
    title: path === '/' ? { absolute: title } : title,
    description: summary,
    alternates: { canonical: url, types },
    ...(shared ? { openGraph: openGraph(title, summary, url, picture) } : {}),
    ...(listed ? {} : { robots: { index: false, follow: true } }),
  }
}
