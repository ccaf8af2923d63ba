/** The responses of `/oembed` (https://oembed.com). */
import { siteName } from '@/lib/contract/site-name'
import { fileResponse, jsonType } from '@/lib/portal/responses/file-response'
import { escapeXml } from '@/lib/text/xml'
import { type Embed, getFrame } from './embeds'
import { type OembedFormat, oembedFormats } from './oembed-address'
import type { OembedQuery } from './oembed-query'

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

type Oembed = ReturnType<typeof toOembed>

const writers: Readonly<Record<OembedFormat, (answer: Oembed) => string>> = {
  json: (answer) => JSON.stringify(answer),
  xml: (answer) => {
    const members = Object.entries(answer).map(
      ([name, value]) => `<${name}>${escapeXml(String(value))}</${name}>`,
    )
    return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>\n${members.join('\n')}\n</oembed>\n`
  },
}

const contentTypes: Readonly<Record<OembedFormat, string>> = {
  json: jsonType,
  xml: 'text/xml; charset=utf-8',
}

export const getOembedFormat = (name: string): OembedFormat | undefined =>
  oembedFormats.find((format) => format === name)

export const oembedResponse = (answer: Oembed, format: OembedFormat): Response =>
  fileResponse(writers[format](answer), { type: contentTypes[format] })
