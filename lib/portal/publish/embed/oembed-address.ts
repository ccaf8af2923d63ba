/** Where a page's oEmbed answer is (https://oembed.com). */

export const oembedType = 'application/json+oembed'

/** `address` is that of the page, whole. */
export function oembedAddress(address: string): string {
  const url = new URL('/oembed', address)
  url.search = new URLSearchParams({ url: address, format: 'json' }).toString()
  return url.href
}
