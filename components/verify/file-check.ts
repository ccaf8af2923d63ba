/**
 * Whether files of data are among those that credentials are over. The files are hashed here and go nowhere; what they
 * are compared with was chosen along with them, or is fetched from this site when a visitor asks for it.
 */
import type { SignedCredential } from '@/lib/proof/credential'
import { versionCredentialName } from '@/lib/proof/credential'
import { checkCredential } from '@/lib/proof/verify/check-credential'
import { type SignedFile, sha256Of, signedFiles } from '@/lib/proof/verify/signed-files'
import { fetchText, learnFrom, type Tools } from './verification'

/** Browsers hash a file in one piece, which has to fit into memory. */
const maxBytes = 500_000_000

export interface HashedFile {
  name: string
  bytes: number
  /** In hexadecimal; undefined for what cannot be read, or is too large. */
  sha256?: string
}

async function hashedFile(file: File): Promise<HashedFile> {
  const about = { name: file.name, bytes: file.size }
  if (file.size > maxBytes) return about
  try {
    return { ...about, sha256: await sha256Of(await file.arrayBuffer()) }
  } catch {
    return about
  }
}

/** One after another, so that no more than one is in memory. */
export async function hashFiles(files: readonly File[]): Promise<HashedFile[]> {
  const hashed: HashedFile[] = []
  for (const file of files) hashed.push(await hashedFile(file))
  return hashed
}

/** A genuine credential with the files that it is over. */
export interface Comparison {
  signer: string
  version: string
  title: string
  files: readonly SignedFile[]
  /** True if this site gave it when it was asked, and the visitor had none. */
  isFetched: boolean
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const comparisonOf = (
  { signer, credential }: { signer: string; credential: SignedCredential },
  isFetched: boolean,
): Comparison => ({
  signer,
  version: textOf(credential.credentialSubject.version),
  title: textOf(credential.credentialSubject.name) || textOf(credential.name),
  files: signedFiles(credential),
  isFetched,
})

export interface Comparisons {
  comparisons: Comparison[]
  /** Why credentials that were there are compared with nothing. */
  faults: string[]
}

/** What the credentials that were chosen are over. One that is not genuine counts for nothing. */
export async function comparisonsOf(texts: readonly string[], tools: Tools): Promise<Comparisons> {
  const found: Comparisons = { comparisons: [], faults: [] }
  for (const text of learnFrom(texts, tools)) {
    const report = await checkCredential(text, tools)
    if (report.verdict === 'genuine') found.comparisons.push(comparisonOf(report, false))
    else found.faults.push(`A credential that came with it is not used. ${report.reason}`)
  }
  return found
}

/** A file by its content, whatever it is called; the newest version that has it, as they are in that order. */
export function findFile(
  { sha256 }: HashedFile,
  comparisons: readonly Comparison[],
): { file: SignedFile; of: Comparison } | undefined {
  for (const of of comparisons) {
    const file = of.files.find((one) => one.sha256 === sha256)
    if (file) return { file, of }
  }
  return undefined
}

const areAllFound = (files: readonly HashedFile[], comparisons: readonly Comparison[]): boolean =>
  files.every((file) => file.sha256 === undefined || findFile(file, comparisons) !== undefined)

/**
 * Asks this site for the credentials of its versions, newest first, until there is one for each file. Only what is
 * genuine and signed by this site counts.
 */
export async function comparisonsOfSite(
  files: readonly HashedFile[],
  known: readonly Comparison[],
  { versions, tools }: { versions: readonly string[]; tools: Tools },
): Promise<Comparisons> {
  const comparisons = [...known]
  const isKnown = (version: string) =>
    comparisons.some((one) => one.signer === tools.own && one.version === version)
  for (const version of versions) {
    if (areAllFound(files, comparisons)) break
    if (isKnown(version)) continue
    const text = await fetchText(`/downloads/${version}/${versionCredentialName}`)
    const report = text === undefined ? undefined : await checkCredential(text, tools)
    if (report?.verdict !== 'genuine' || report.signer !== tools.own) continue
    const comparison = comparisonOf(report, true)
    if (!isKnown(comparison.version)) comparisons.push(comparison)
  }
  const isNew = comparisons.length > known.length
  const fault = 'This site gave no credential of a version beyond those: try again later.'
  return { comparisons, faults: isNew || areAllFound(files, comparisons) ? [] : [fault] }
}
