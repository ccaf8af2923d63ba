import { createHash } from 'node:crypto'

/** Returns the digest of a text in the format of Subresource Integrity (https://www.w3.org/TR/SRI). */
export const computeDigest = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Converts a hexadecimal digest to the same format. */
export const digestOfHex = (sha256: string): string =>
  `sha256-${Buffer.from(sha256, 'hex').toString('base64')}`
