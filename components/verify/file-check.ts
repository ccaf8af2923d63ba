/**
 * Determines whether data files are covered by credentials. The files are hashed in the browser and never sent
 * anywhere. The credentials were chosen along with the files, or are fetched from this site at the visitor's request.
 */
import { type SignedCredential, versionCredentialName } from '@/lib/proof/credential'
import { checkCredential } from '@/lib/proof/verify/check-credential'
import { computeSha256, type SignedFile, signedFiles } from '@/lib/proof/verify/signed-files'
import { extractDidDocuments, fetchText, type Tools } from './verification'

/** The maximum size of a file in bytes. Browsers hash a file in one piece, which must fit into memory. */
const maxBytes = 500_000_000

export interface HashedFile {
  name: string
  bytes: number
  /** In hexadecimal; undefined if the file cannot be read or is too large. */
  sha256?: string
}

async function hashedFile(file: File): Promise<HashedFile> {
  const about = { name: file.name, bytes: file.size }
  if (file.size > maxBytes) return about
  try {
    return { ...about, sha256: await computeSha256(await file.arrayBuffer()) }
  } catch {
    return about
  }
}

/** Hashes files one after another, so that only one is in memory at a time. */
export async function hashFiles(files: readonly File[]): Promise<HashedFile[]> {
  const hashed: HashedFile[] = []
  for (const file of files) hashed.push(await hashedFile(file))
  return hashed
}

/** A genuine credential with the files that it covers. */
export interface Comparison {
  signer: string
  version: string
  title: string
  files: readonly SignedFile[]
  /** True if it was fetched from this site, false if the visitor chose it. */
  isFetched: boolean
}

export const getText = (value: unknown): string => (typeof value === 'string' ? value : '')

const getComparison = (
  { signer, credential }: { signer: string; credential: SignedCredential },
  isFetched: boolean,
): Comparison => ({
  signer,
  version: getText(credential.credentialSubject.version),
  title: getText(credential.credentialSubject.name) || getText(credential.name),
  files: signedFiles(credential),
  isFetched,
})

export interface Comparisons {
  comparisons: Comparison[]
  faults: string[]
}

/** Reads the chosen credentials. Credentials that are not genuine are ignored, with a reason in `faults`. */
export async function getComparisons(texts: readonly string[], tools: Tools): Promise<Comparisons> {
  const found: Comparisons = { comparisons: [], faults: [] }
  for (const text of extractDidDocuments(texts, tools)) {
    const report = await checkCredential(text, tools)
    if (report.verdict === 'genuine') found.comparisons.push(getComparison(report, false))
    else found.faults.push(`We ignored the credential that came with it. ${report.reason}`)
  }
  return found
}

export function findFile(
  { sha256 }: HashedFile,
  comparisons: readonly Comparison[],
): { file: SignedFile; comparison: Comparison } | undefined {
  for (const comparison of comparisons) {
    const file = comparison.files.find((entry) => entry.sha256 === sha256)
    if (file) return { file, comparison }
  }
  return undefined
}

const hasFoundAll = (files: readonly HashedFile[], comparisons: readonly Comparison[]): boolean =>
  files.every((file) => file.sha256 === undefined || findFile(file, comparisons) !== undefined)

/**
 * Fetches the credentials of this site's versions, newest first, until every file is found. Only genuine credentials
 * signed by this site are used.
 */
export async function comparisonsOfSite(
  files: readonly HashedFile[],
  previousComparisons: readonly Comparison[],
  { versions, tools }: { versions: readonly string[]; tools: Tools },
): Promise<Comparisons> {
  const comparisons = [...previousComparisons]
  const isKnown = (version: string) =>
    comparisons.some(
      (comparison) => comparison.signer === tools.siteDid && comparison.version === version,
    )
  for (const version of versions) {
    if (hasFoundAll(files, comparisons)) break
    if (isKnown(version)) continue
    const text = await fetchText(`/downloads/${version}/${versionCredentialName}`)
    const report = text === undefined ? undefined : await checkCredential(text, tools)
    if (report?.verdict !== 'genuine' || report.signer !== tools.siteDid) continue
    const comparison = getComparison(report, true)
    if (!isKnown(comparison.version)) comparisons.push(comparison)
  }
  const isNew = comparisons.length > previousComparisons.length
  const fault = 'We could not load all credentials of this site. Try again later.'
  return { comparisons, faults: isNew || hasFoundAll(files, comparisons) ? [] : [fault] }
}
