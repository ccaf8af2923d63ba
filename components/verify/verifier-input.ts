/** Interprets pasted text: a credential, a signer's DID document, or the address of a record or a credential. */
import { credentialEnding, versionCredentialName } from '@/lib/proof/credential'

export type VerifierInput =
  | { kind: 'text'; text: string }
  /** A path on this site, with its query. */
  | { kind: 'path'; path: string }
  | { kind: 'elsewhere'; host: string }

const versionFolder = /^\/downloads\/[^/]+\/?$/

/** The path of the credential for the path of a profile, of a version's files, or of a credential itself. */
function credentialPath(path: string): string {
  if (path.endsWith(credentialEnding)) return path
  if (versionFolder.test(path)) return `${path.replace(/\/$/, '')}/${versionCredentialName}`
  return (path.replace(/\/$/, '') || '/') + credentialEnding
}

/** Interprets the typed text. `origin` is that of the page, which may only send requests to its own site. */
export function parseInput(typed: string, origin: string): VerifierInput {
  const text = typed.trim()
  const isAddress = /^(https?:\/\/|\/)\S+$/.test(text) && URL.canParse(text, origin)
  if (!isAddress) return { kind: 'text', text }
  const url = new URL(text, origin)
  if (url.origin !== origin) return { kind: 'elsewhere', host: url.host }
  const version = url.searchParams.get('version')
  const query = version === null ? '' : `?${new URLSearchParams({ version })}`
  return { kind: 'path', path: credentialPath(url.pathname) + query }
}
