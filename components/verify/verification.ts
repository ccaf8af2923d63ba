/** Checks credentials, and determines whether their subjects have changed since. */
import type { SignedCredential } from '@/lib/proof/credential'
import type { DidDocument } from '@/lib/proof/did-document'
import { didDocumentPath, hostOfDid } from '@/lib/proof/did-web'
import { checkCredential, type Report } from '@/lib/proof/verify/check-credential'
import { differencesBetween } from '@/lib/proof/verify/differences'
import type { VerifyEd25519 } from '@/lib/proof/verify/ed25519'
import { type KnownDocuments, readDidDocument } from '@/lib/proof/verify/find-key'
import { readAsked } from './asked-text'

/** The result that is shown below the form. */
export type Outcome =
  | Report
  | { verdict: 'learned'; did: string }
  | { verdict: 'unread'; reason: string }

export interface Tools {
  verify: VerifyEd25519
  documents: KnownDocuments
}

/** The document of this site's own identifier; undefined if it has none or cannot be fetched. */
export async function fetchOwnDocument(): Promise<DidDocument | undefined> {
  try {
    const response = await fetch(didDocumentPath)
    return response.ok ? readDidDocument(await response.json()) : undefined
  } catch {
    return undefined
  }
}

async function fetchText(path: string): Promise<string | undefined> {
  try {
    const response = await fetch(path)
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
function whereKeysAre(did: string): string {
  const host = hostOfDid(did)
  return host ? ` Paste what is at https://${host}${didDocumentPath} here first.` : ''
}

async function checkText(text: string, { verify, documents }: Tools): Promise<Outcome> {
  const document = documentIn(text)
  if (document) return { verdict: 'learned', did: document.id }
  const report = await checkCredential(text, { documents, verify })
  if (report.verdict !== 'undecided') return report
  const [did = ''] = /did:[^\s,]+/.exec(report.reason) ?? []
  return { ...report, reason: report.reason + whereKeysAre(did) }
}

/** For text that does not even begin like JSON, which must not be reported as a forgery. */
const nothingToCheck: Outcome = {
  verdict: 'unread',
  reason: 'Paste the text of a credential, choose its file, or give its address on this site.',
}

/** Checks the pasted text, or the credential at an address of this site. */
export async function checkTyped(typed: string, tools: Tools): Promise<Outcome> {
  const asked = readAsked(typed, window.location.origin)
  if (asked.kind === 'text' && !/^\s*[[{]/.test(asked.text)) return nothingToCheck
  if (asked.kind === 'text') return checkText(asked.text, tools)
  if (asked.kind === 'elsewhere') {
    return {
      verdict: 'unread',
      reason: `This page asks no other site. Save the credential from ${asked.host}, then choose the file or paste its text.`,
    }
  }
  const text = await fetchText(asked.path)
  if (text !== undefined) return checkText(text, tools)
  return { verdict: 'unread', reason: `This site gave no credential at ${asked.path}.` }
}

/** Whether the subject of a genuine credential of this site has changed since. */
export type Since =
  | { state: 'same' }
  | { state: 'unknown' }
  | { state: 'changed'; fields: string[]; version: string }

/** Fetches the current credential from this site and compares the two. It must be genuine to count. */
export async function changesSince(credential: SignedCredential, tools: Tools): Promise<Since> {
  const { pathname } = new URL(credential.credentialSubject.id)
  const asked = readAsked(pathname, window.location.origin)
  const canAsk = asked.kind === 'path' && navigator.onLine
  const text = canAsk ? await fetchText(asked.path) : undefined
  if (text === undefined) return { state: 'unknown' }
  const now = await checkCredential(text, tools)
  if (now.verdict !== 'genuine') return { state: 'unknown' }
  const fields = differencesBetween(credential, now.credential)
  const { version } = now.credential.credentialSubject
  return fields.length === 0 ? { state: 'same' } : { state: 'changed', fields, version }
}
