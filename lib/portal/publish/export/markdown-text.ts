/** Text inside Markdown (CommonMark): shown as it is written, whatever it holds. */
import { safeHttpUrl } from '@/lib/text/safe-http-url'
import { singleLine } from '@/lib/text/single-line'

const meaningful = /[\\`*_[\]<>#|~&!]/g
/** What would make a list, a heading or a rule of the beginning of a line. */
const leading = /^(?:[-+=]|\d+(?=[.)]))/

export const markdownText = (text: string): string =>
  singleLine(text)
    .replace(meaningful, '\\$&')
    .replace(leading, (mark) => (/\d$/.test(mark) ? `${mark}\\` : `\\${mark}`))

/** An address as a link; what is none stays text. */
export function markdownAddress(text: string): string {
  const url = safeHttpUrl(text)
  return url ? `<${url.href}>` : markdownText(text)
}

export const markdownLink = (text: string, address: string): string =>
  `[${markdownText(text)}](<${address}>)`
