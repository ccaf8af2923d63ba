/** The responses of `/oembed` (https://oembed.com). */
import { siteName } from '@/lib/contract/site-name'
import { type ChartId, isChartId } from '@/lib/portal/charts/chart'
import { getRecordFile } from '@/lib/portal/publish/record-files'
import { idOfSegment } from '@/lib/portal/records/record-path'
import { fileResponse, jsonType } from '@/lib/portal/responses/route-response'
import { escapeXml } from '@/lib/text/xml'
import { type Embed, getFrame, isEmbeddedPage, pageEmbed } from './embeds'
import { type OembedFormat, oembedFormats } from './oembed-address'
import type { OembedQuery } from './oembed-query'

/** The embed for an address of this site. Projects and charts still have to be loaded. */
export type EmbedTarget =
  | { kind: 'project'; id: number }
  | { kind: 'chart'; id: ChartId }
  | { kind: 'embed'; embed: Embed }

export function getEmbedTarget(address: string, site: string): EmbedTarget | undefined {
  if (!URL.canParse(address)) return undefined
  const { origin, pathname, search } = new URL(address)
  if (origin !== new URL(site).origin || getRecordFile(pathname)) return undefined
  if (isEmbeddedPage(pathname)) return { kind: 'embed', embed: pageEmbed(pathname, search) }
  const [, folder, name = ''] = /^\/(charts|projects)\/([^/]+)$/.exec(pathname) ?? []
  if (folder === 'charts') return isChartId(name) ? { kind: 'chart', id: name } : undefined
  const id = idOfSegment(name)
  return id === undefined ? undefined : { kind: 'project', id }
}

/** How long consumers may cache a response, in seconds. */
const cacheAge = 24 * 3600

const within = (size: number, max: number | undefined): number => Math.min(size, max ?? size)

/** The frame is no larger than the maximum size that the consumer requests. */
export function toOembed(embed: Embed, { maxwidth, maxheight }: OembedQuery, site: string) {
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
    html: getFrame({ ...embed, width, height }, site),
  }
}

export const getOembedFormat = (name: string): OembedFormat | undefined =>
  oembedFormats.find((format) => format === name)

export function oembedResponse(
  answer: ReturnType<typeof toOembed>,
  format: OembedFormat,
): Response {
  if (format === 'json') return fileResponse(JSON.stringify(answer), { type: jsonType })
  const members = Object.entries(answer).map(
    ([name, value]) => `<${name}>${escapeXml(String(value))}</${name}>\n`,
  )
  return fileResponse(
    `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>\n${members.join('')}</oembed>\n`,
    { type: 'text/xml; charset=utf-8' },
  )
}
