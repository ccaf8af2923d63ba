/** Where a page's oEmbed answers are (https://oembed.com). */

export const oembedFormats = ['json', 'xml'] as const
export type OembedFormat = (typeof oembedFormats)[number]

/** The media types of links that lead there. */
export const oembedTypes: Readonly<Record<OembedFormat, string>> = {
  json: 'application/json+oembed',
  xml: 'text/xml+oembed',
}

/** `address` is that of the page, whole. */
export function oembedAddress(address: string, format: OembedFormat): string {
  const url = new URL('/oembed', address)
  url.search = new URLSearchParams({ url: address, format }).toString()
  return url.href
}
