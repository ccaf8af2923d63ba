/** Shortens addresses for display as the names of sources without a known title. */
import { getHost } from '@/lib/text/safe-http-url'

const maxLength = 60
/** Hashes, such as those of commits or files, which mean nothing to readers. */
const hashes = /[0-9a-f]{32,}/gi

/** The decoded text, unless that contains invisible characters or some that change the direction of the text. */
function decoded(text: string): string {
  try {
    const plain = decodeURIComponent(text)
    return /[\p{C}\p{Z}]/u.test(plain) ? text : plain
  } catch {
    return text
  }
}

/**
 * Host, path and query. Long addresses are truncated at the end, because their beginning is the most informative, and
 * because profiles contain many.
 * @example readableAddress(new URL('https://www.admin.ch/eid/')) // 'admin.ch/eid'
 */
export function readableAddress(url: URL): string {
  const path = decoded(url.pathname + url.search)
    .replace(hashes, '…')
    .replace(/\/$/, '')
  const text = [...(getHost(url) + path)]
  if (text.length <= maxLength) return text.join('')
  return `${text.slice(0, maxLength).join('')}…`
}
