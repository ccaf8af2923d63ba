/** Lists the files that a credential covers, with their SHA-256 digests. */
import type { SignedCredential } from '@/lib/proof/credential'

/** Returns the digest of bytes in hexadecimal, as `sha256sum` prints it. */
export async function computeSha256(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Converts a SHA-256 digest from the format of Subresource Integrity to hexadecimal. Undefined for other hash
 * functions.
 */
function sha256In(integrity: string): string | undefined {
  const [, base64] = /(?:^|\s)sha256-([A-Za-z0-9+/]{43}=)(?:[?\s]|$)/.exec(integrity) ?? []
  if (base64 === undefined) return undefined
  return [...atob(base64)]
    .map((character) => character.charCodeAt(0).toString(16).padStart(2, '0'))
    .join('')
}

const getName = (address: string): string => {
  const last = address.replace(/[?#].*$/, '').replace(/^.*\//, '')
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

export interface SignedFile {
  name: string
  /** The digest in hexadecimal. */
  sha256: string
}

/**
 * Returns the files that a credential covers. Other sites may sign anything, so entries of another form are skipped.
 */
export function signedFiles({ relatedResource }: SignedCredential): SignedFile[] {
  const resources: readonly unknown[] = Array.isArray(relatedResource) ? relatedResource : []
  return resources.flatMap((resource) => {
    const { id, digestSRI } = (resource ?? {}) as { id?: unknown; digestSRI?: unknown }
    const sha256 = typeof digestSRI === 'string' ? sha256In(digestSRI) : undefined
    return typeof id === 'string' && sha256 ? [{ name: getName(id), sha256 }] : []
  })
}
