/** Decodes the bytes of a page to text. */
import type { Body } from './body'

const marks = [
  { bytes: [0xef, 0xbb, 0xbf], charset: 'utf-8' },
  { bytes: [0xff, 0xfe], charset: 'utf-16le' },
  { bytes: [0xfe, 0xff], charset: 'utf-16be' },
]
/** HTML parsers look for a charset declaration only in this many bytes. */
const declarationBytes = 1024
const declared = /charset\s*=\s*["']?\s*([\w:.-]{1,40})/i

function charsetOf(bytes: Buffer, contentType: string): string {
  const mark = marks.find((one) => one.bytes.every((byte, index) => bytes[index] === byte))
  if (mark) return mark.charset
  const start = bytes.subarray(0, declarationBytes).toString('latin1')
  return declared.exec(contentType)?.[1] ?? declared.exec(start)?.[1] ?? 'utf-8'
}

/** Decodes as browsers do: by the byte order mark, the header or the page's own declaration, or else as UTF-8. */
export function decode({ bytes }: Pick<Body, 'bytes'>, contentType = ''): string {
  try {
    return new TextDecoder(charsetOf(bytes, contentType)).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
