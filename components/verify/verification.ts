/** Checks credentials, and determines whether their subjects have changed since. */
import {
  credentialEnding,
  type SignedCredential,
  versionCredentialName,
} from '@/lib/proof/credential'
import { type DidDocument, didDocumentPath, getDid, getDocumentAddress } from '@/lib/proof/did-web'
import { checkCredential, type Report } from '@/lib/proof/verify/check-credential'
import { differencesBetween } from '@/lib/proof/verify/differences'
import type { VerifyEd25519 } from '@/lib/proof/verify/ed25519'
import { readDidDocument } from '@/lib/proof/verify/find-key'

type VerifierInput =
  | { kind: 'text'; text: string }
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

/** The outcome shown below the form. `isOwn` is true if this site has signed the credential. */
export type Outcome =
  | (Extract<Report, { verdict: 'genuine' }> & { isOwn: boolean })
  | Exclude<Report, { verdict: 'genuine' }>
  | { verdict: 'learned'; did: string }
  | { verdict: 'unread'; reason: string }

export interface Tools {
  verify: VerifyEd25519
  documents: Map<string, DidDocument>
  siteDid: string | undefined
}

/**
 * Fetches the DID document of this site. Undefined if the site has none. Rejects if the request fails, because a page
 * that does not know its own keys might accept false ones.
 */
export async function fetchOwnDocument(): Promise<DidDocument | undefined> {
  const response = await fetch(didDocumentPath, { cache: 'no-cache' })
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`The DID document of this site returned ${response.status}`)
  return readDidDocument(await response.json())
}

/** Fetches the text at a path of this site. By itself, a path that begins with two slashes would name another host. */
export async function fetchText(path: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${window.location.origin}/${path.replace(/^\//, '')}`)
    return response.ok ? await response.text() : undefined
  } catch {
    return undefined
  }
}

function documentIn(text: string): DidDocument | undefined {
  try {
    return readDidDocument(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Tells visitors where to fetch the keys of a signer, because this page may only send requests to its own site. */
function describeKeyLocation(did: string): string {
  const address = getDocumentAddress(did)
  return address ? ` First paste the content of ${address} here.` : ''
}

/** Whether an identifier is that of this site, whose keys may only come from the site itself. */
const isOwnIdentifier = (did: string, siteDid: string | undefined): boolean =>
  did === siteDid || did === getDid(window.location.origin)

/**
 * Keeps the DID documents among the texts for the rest of the visit, except documents of this site. Returns the other
 * texts.
 */
export function extractDidDocuments(
  texts: readonly string[],
  { documents, siteDid }: Tools,
): string[] {
  return texts.filter((text) => {
    const document = documentIn(text)
    if (!document || isOwnIdentifier(document.id, siteDid)) return true
    documents.set(document.id, document)
    return false
  })
}

async function checkText(text: string, tools: Tools): Promise<Outcome> {
  const document = documentIn(text)
  if (document && isOwnIdentifier(document.id, tools.siteDid)) {
    return {
      verdict: 'unread',
      reason: 'These claim to be the keys of this site, which we load only from the site itself.',
    }
  }
  if (document) {
    extractDidDocuments([text], tools)
    return { verdict: 'learned', did: document.id }
  }
  const report = await checkCredential(text, tools)
  if (report.verdict === 'genuine') return { ...report, isOwn: report.signer === tools.siteDid }
  if (report.verdict !== 'undecided') return report
  const [did = ''] = /did:[^\s,]+/.exec(report.reason) ?? []
  return { ...report, reason: report.reason + describeKeyLocation(did) }
}

/** The outcome for text that does not even begin like JSON, which must not be reported as a forgery. */
const nothingToCheck: Outcome = {
  verdict: 'unread',
  reason: 'Paste a signed copy, choose its file, or enter the address of a page on this site.',
}

export async function checkTyped(typed: string, tools: Tools): Promise<Outcome> {
  const input = parseInput(typed, window.location.origin)
  if (input.kind === 'text' && !/^\s*[[{]/.test(input.text)) return nothingToCheck
  if (input.kind === 'text') return checkText(input.text, tools)
  if (input.kind === 'elsewhere') {
    return {
      verdict: 'unread',
      reason: `This page contacts no other site. Save the signed copy from ${input.host}, then choose the file or paste its text.`,
    }
  }
  const text = await fetchText(input.path)
  if (text !== undefined) return checkText(text, tools)
  return { verdict: 'unread', reason: `There is no signed copy at ${input.path}.` }
}

export type Since =
  | { state: 'same' }
  | { state: 'unknown' }
  | { state: 'changed'; fields: string[]; version?: string }

/** Fetches the current credential from this site and compares the two. It counts only if it is genuine. */
export async function changesSince(credential: SignedCredential, tools: Tools): Promise<Since> {
  const { pathname } = new URL(credential.credentialSubject.id)
  const input = parseInput(pathname, window.location.origin)
  const canAsk = input.kind === 'path' && navigator.onLine
  const text = canAsk ? await fetchText(input.path) : undefined
  if (text === undefined) return { state: 'unknown' }
  const now = await checkCredential(text, tools)
  if (now.verdict !== 'genuine') return { state: 'unknown' }
  const fields = differencesBetween(credential, now.credential)
  const { version } = now.credential.credentialSubject
  return fields.length === 0 ? { state: 'same' } : { state: 'changed', fields, version }
}
