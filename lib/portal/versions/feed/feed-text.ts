/** Serializes a feed as Atom (RFC 4287) or as JSON Feed (https://jsonfeed.org). */
import { Feed } from 'feed'
import { siteName } from '@/lib/contract/site-name'
import { type FeedFormat, feedAddress, feedFormats } from '@/lib/portal/publish/feed-address'
import { singleLine } from '@/lib/text/lines'
import { escapeXml } from '@/lib/text/xml'
import type { FeedEntry } from './feed-entries'

export interface FeedContent {
  title: string
  /** The page that the feed follows, with its query. */
  page: string
  entries: readonly FeedEntry[]
  /** The date of the newest version, whether or not the feed has an entry for it. */
  updated: string
  siteUrl: string
  /** The attribution. Undefined if the terms are unavailable. */
  credit: string | undefined
}

function makeFeed(content: FeedContent, format: FeedFormat): Feed {
  const { title, page, entries, updated, siteUrl, credit } = content
  const feed = new Feed({
    title: singleLine(title),
    id: siteUrl + page,
    link: siteUrl + page,
    updated: new Date(updated),
    language: 'en',
    generator: siteName,
    author: { name: siteName, link: `${siteUrl}/` },
    feedLinks: {
      atom: siteUrl + feedAddress(page, 'atom'),
      json: siteUrl + feedAddress(page, 'json'),
    },
    ...(credit ? { copyright: singleLine(credit) } : {}),
  })
  for (const entry of entries) {
    feed.addItem({
      // Titles of entries are HTML in Atom and plain text in JSON Feed.
      title: format === 'atom' ? escapeXml(singleLine(entry.title)) : singleLine(entry.title),
      id: siteUrl + entry.path,
      link: siteUrl + entry.path,
      date: new Date(entry.date),
      published: new Date(entry.date),
      content: entry.content,
    })
  }
  return feed
}

/** The library writes JSON Feed 1.0, whose `author` is a list in 1.1. */
function jsonFeed(feed: Feed): string {
  const { author, ...members } = JSON.parse(feed.json1()) as { author: object }
  const version = 'https://jsonfeed.org/version/1.1'
  return JSON.stringify({ ...members, version, language: feed.options.language, authors: [author] })
}

export function feedText(content: FeedContent, format: FeedFormat): string {
  const feed = makeFeed(content, format)
  return format === 'atom' ? feed.atom1() : jsonFeed(feed)
}

export const feedType = (format: FeedFormat): string =>
  `${feedFormats[format].mediaType}; charset=utf-8`
