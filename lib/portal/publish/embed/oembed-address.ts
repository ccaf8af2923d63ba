/** The addresses of oEmbed responses (https://oembed.com). */

export const oembedFormats = ['json', 'xml'] as const
export type OembedFormat = (typeof oembedFormats)[number]

/** The media types of links to these addresses. */
export const oembedTypes: Readonly<Record<OembedFormat, string>> = {
  json: 'application/json+oembed',
  xml: 'text/xml+oembed',
}

/** `address` is the absolute address of the page. */
export function oembedAddress(address: string, format: OembedFormat): string {
  const url = new URL('/oembed', address)
  url.search = new URLSearchParams({ url: address, format }).toString()
  return url.href
}
