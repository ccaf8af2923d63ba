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

/** `search` is the query of the page's current state, including the `?`. */
export const mapEmbed = (search = ''): Embed => ({
  path: `/embed/map${search}`,
  title: 'World map of decentralized identity',
  width: 800,
  height: 520,
})

export const graphEmbed = (search = ''): Embed => ({
  path: `/embed/graph${search}`,
  title: 'Network of decentralized identity',
  width: 800,
  height: 600,
})

/** `search` is the query of the page's current state, including the `?`. */
export const walletsEmbed = (search = ''): Embed => ({
  path: `/embed/wallets${search}`,
  title: 'National digital wallets by country',
  width: 800,
  height: 600,
})

/** The HTML that shows an embed on another site. */
export function getFrame({ path, title, width, height }: Embed, site: string): string {
  const src = escapeXml(new URL(path, site).href)
  return `<iframe src="${src}" title="${escapeXml(title)}" width="${width}" height="${height}" loading="lazy" style="border:0;max-width:100%"></iframe>`
}
