import { createHash } from 'node:crypto'

/** The digest of a text in the form of Subresource Integrity (https://www.w3.org/TR/SRI). */
export const digestOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`

/** The same of a digest in hexadecimal. */
export const digestOfHex = (sha256: string): string =>
  `sha256-${Buffer.from(sha256, 'hex').toString('base64')}`
