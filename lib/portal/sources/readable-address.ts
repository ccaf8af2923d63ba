/** An address as people read it, for a source whose title is not known. */
import { hostOf } from '@/lib/text/safe-http-url'

const maxLength = 60
/** Of a commit or a file: nothing that people read. */
const hashes = /[0-9a-f]{32,}/gi

/** Decoded, unless that would show what is invisible or changes the direction of the text. */
function decoded(text: string): string {
  try {
    const plain = decodeURIComponent(text)
    return /[\p{C}\p{Z}]/u.test(plain) ? text : plain
  } catch {
    return text
  }
}

/**
 * Host, path and query, the end of a long one left out: its start tells the most, and costs a profile the fewest bytes.
 * @example readableAddress(new URL('https://www.admin.ch/eid/')) // 'admin.ch/eid'
 */
export function readableAddress(url: URL): string {
  const path = decoded(url.pathname + url.search)
    .replace(hashes, '…')
    .replace(/\/$/, '')
  const text = [...(hostOf(url) + path)]
  if (text.length <= maxLength) return text.join('')
  return `${text.slice(0, maxLength).join('')}…`
}
