/** Which of the files that a credential is over a file is, by its SHA-256. */
import type { SignedCredential } from '@/lib/proof/credential'

/** The digest of bytes in hexadecimal, as `sha256sum` prints it. */
export async function sha256Of(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** In hexadecimal, of the form of Subresource Integrity; undefined for a digest by another function. */
function sha256In(integrity: string): string | undefined {
  const [, base64] = /(?:^|\s)sha256-([A-Za-z0-9+/]{43}=)(?:[?\s]|$)/.exec(integrity) ?? []
  if (base64 === undefined) return undefined
  return [...atob(base64)]
    .map((character) => character.charCodeAt(0).toString(16).padStart(2, '0'))
    .join('')
}

const nameOf = (address: string): string => {
  const last = address.replace(/[?#].*$/, '').replace(/^.*\//, '')
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

export interface SignedFile {
  name: string
  /** In hexadecimal. */
  sha256: string
}

/** The files that a credential is over. What is signed may be of any form: whatever names no digest is none. */
export function signedFiles({ relatedResource }: SignedCredential): SignedFile[] {
  const resources: readonly unknown[] = Array.isArray(relatedResource) ? relatedResource : []
  return resources.flatMap((resource) => {
    const { id, digestSRI } = (resource ?? {}) as { id?: unknown; digestSRI?: unknown }
    const sha256 = typeof digestSRI === 'string' ? sha256In(digestSRI) : undefined
    return typeof id === 'string' && sha256 ? [{ name: nameOf(id), sha256 }] : []
  })
}
