/** Escapes text for Markdown (CommonMark), so that it is displayed verbatim. */
import { singleLine } from '@/lib/text/lines'
import { safeHttpUrl } from '@/lib/text/safe-http-url'

const meaningful = /[\\`*_[\]<>#|~&!]/g
/** Characters at the beginning of a line that would start a list, a heading or a thematic break. */
const leading = /^(?:[-+=]|\d+(?=[.)]))/

export const markdownText = (text: string): string =>
  singleLine(text)
    .replace(meaningful, '\\$&')
    .replace(leading, (mark) => (/\d$/.test(mark) ? `${mark}\\` : `\\${mark}`))

/** An address as a link. Text that is not an HTTP address stays text. */
export function markdownAddress(text: string): string {
  const url = safeHttpUrl(text)
  return url ? `<${url.href}>` : markdownText(text)
}

export const markdownLink = (text: string, address: string): string =>
  `[${markdownText(text)}](<${address}>)`
