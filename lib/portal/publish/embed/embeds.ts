/** The pages of this site that other sites may embed, and the HTML of the frame. Browsers load this file too. */
import { escapeXml } from '@/lib/text/xml'

export interface Embed {
  /** The path of the embedded page, with its query. */
  path: string
  /** The accessible name of the frame. */
  title: string
  /** In CSS pixels. */
  width: number
  height: number
}

export const projectEmbed = ({ id, title }: { id: number; title: string }): Embed => ({
  path: `/embed/projects/${id}`,
  title,
  width: 560,
  height: 440,
})

/** The pages that other sites may embed in any state. */
const pages = {
  '/map': { title: 'World map of decentralized identity', width: 800, height: 520 },
  '/graph': { title: 'Network of decentralized identity', width: 800, height: 600 },
  '/wallets': { title: 'National digital wallets by country', width: 800, height: 600 },
} as const
type EmbeddedPage = keyof typeof pages

export const isEmbeddedPage = (path: string): path is EmbeddedPage => Object.hasOwn(pages, path)

/** `search` is the query of the page's current state, including the `?`. */
export const pageEmbed = (page: EmbeddedPage, search = ''): Embed => ({
  path: `/embed${page}${search}`,
  ...pages[page],
})

/** The HTML that shows an embed on another site. */
export function getFrame({ path, title, width, height }: Embed, site: string): string {
  const src = escapeXml(new URL(path, site).href)
  return `<iframe src="${src}" title="${escapeXml(title)}" width="${width}" height="${height}" loading="lazy" style="border:0;max-width:100%"></iframe>`
}
