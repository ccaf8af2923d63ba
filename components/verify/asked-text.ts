/** What somebody has pasted: a credential, the document of a signer, or the address of a record or of a credential. */
import { credentialEnding, versionCredentialName } from '@/lib/proof/credential'

export type Asked =
  | { kind: 'text'; text: string }
  /** On this site, from its root on. */
  | { kind: 'path'; path: string }
  | { kind: 'elsewhere'; host: string }

const versionFolder = /^\/downloads\/[^/]+\/?$/

/** The path of the credential of what is at a path: a profile, the files of a version, or a credential already. */
function credentialPath(path: string): string {
  if (path.endsWith(credentialEnding)) return path
  if (versionFolder.test(path)) return `${path.replace(/\/$/, '')}/${versionCredentialName}`
  return (path.replace(/\/$/, '') || '/') + credentialEnding
}

/** `origin` is that of the page, which may request its own site alone. */
export function readAsked(typed: string, origin: string): Asked {
  const text = typed.trim()
  const isAddress = /^(https?:\/\/|\/)\S+$/.test(text) && URL.canParse(text, origin)
  if (!isAddress) return { kind: 'text', text }
  const url = new URL(text, origin)
  if (url.origin !== origin) return { kind: 'elsewhere', host: url.host }
  const version = url.searchParams.get('version')
  const query = version === null ? '' : `?${new URLSearchParams({ version })}`
  return { kind: 'path', path: credentialPath(url.pathname) + query }
}
