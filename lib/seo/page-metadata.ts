/** Title, description, canonical address and Open Graph of a page. */
import type { Metadata } from 'next'
import { readSettings } from '@/lib/env'

export const siteName = 'DID Atlas'

interface PageDescription {
  title: string
  description: string
  /** The canonical path with its query, for example `/projects?page=2`. */
  path: string
  /** False for pages that search engines follow but do not list. */
  listed?: boolean
}

const longest = 200

/** Text for a description: one line, cut at a word. */
export function summaryOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= longest ? line : `${line.slice(0, longest).replace(/\s+\S*$/, '')} …`
}

export function pageMetadata({
  title,
  description,
  path,
  listed = true,
}: PageDescription): Metadata {
  const url = new URL(path, readSettings().SITE_URL).href
  const summary = summaryOf(description)
  return {
    title: path === '/' ? { absolute: title } : title,
    description: summary,
    alternates: { canonical: url },
    openGraph: { title, description: summary, url, siteName, type: 'website', locale: 'en' },
    ...(listed ? {} : { robots: { index: false, follow: true } }),
  }
}
