/** Creates the files that the site signs, and the files to which their digests refer. */
import { isDeepStrictEqual } from 'node:util'
import { resource } from '@/lib/contract'
import type { Family } from '@/lib/contract/families'
import { SourceSummary } from '@/lib/contract/sources'
import { versionForm, versionOfDate } from '@/lib/contract/version-form'
import type { Dataset } from '@/lib/dataset/dataset'
import { publicBase } from '@/lib/dataset/snapshot'
import { getAddress, recordName } from '@/lib/portal/records/record-address'
import type { RecordDocuments } from '@/lib/portal/records/record-documents'
import { codeOfSegment, idOfSegment } from '@/lib/portal/records/record-path'
import {
  credentialEnding,
  credentialType,
  type UnsignedCredential,
  versionCredentialName,
} from '@/lib/proof/credential'
import {
  asOf,
  type CertifiedRecord,
  type Publication,
  recordCredential,
  sourceFile,
  sourceFileType,
  versionCredential,
} from '@/lib/proof/issue/credentials'
import type { CurrentDownloads } from '../downloads/current-downloads'
import { linkSetValues } from '../pages/typed-links'
import { versionsIn } from '../releases'
import type { Served } from '../served'
import type { Snapshots } from '../snapshots'
import type { SurrogateKeys } from '../surrogate-keys'
import type { Issuer } from './issuer'

/** The record as the site's API returns it: in full, or as a list item with its arrays if there is no detail. */
function findDocument(dataset: Dataset, family: Family, segment: string): string | undefined {
  if (family === 'countries') {
    const code = codeOfSegment(segment)
    return dataset
      .all(family, resource(family).includes)
      .find((text) => JSON.parse(text).code === code)
  }
  const id = idOfSegment(segment)
  const record = id === undefined ? undefined : dataset.record(family, id)
  return resource(family).detail ? record?.detail : record?.item
}

/** More sources than any record cites. */
const maxSources = 10_000

function listSources(dataset: Dataset, family: Family, id: number): SourceSummary[] {
  const filters = { cited_in: `${family}/${id}` }
  const { items } = dataset.list({
    collection: 'sources',
    page: 1,
    perPage: maxSources,
    filters,
  })
  return items.map((text) => SourceSummary.parse(JSON.parse(text)))
}

/** The record named by a path segment with any slug; undefined if there is none. */
function certifiedRecord<F extends Family>(
  dataset: Dataset,
  siteUrl: string,
  { family, segment }: { family: F; segment: string },
): CertifiedRecord | undefined {
  const text = findDocument(dataset, family, segment)
  if (text === undefined) return undefined
  const document = JSON.parse(text.replaceAll(publicBase, siteUrl)) as RecordDocuments[F]
  return {
    family,
    path: getAddress(family, document),
    name: recordName(family, document),
    document,
    sources: listSources(dataset, family, document.id),
  }
}

function findSource(dataset: Dataset, id: string): SourceSummary | undefined {
  const text = dataset.document(`sources/${id}`)
  return text === undefined ? undefined : SourceSummary.parse(JSON.parse(text))
}

export interface ProofOptions {
  siteUrl: string
  snapshots: Snapshots
  issuer: Issuer
  /** The downloads of the data; omitted if none are generated. */
  downloads?: CurrentDownloads
  surrogateKeys?: SurrogateKeys
}

export interface GeneratedFile {
  text: string
  type: string
  name: string
  links: readonly string[]
}

export type ProofResult =
  | GeneratedFile
  | { status: 302 | 308; location: string }
  | { status: 404 | 503; missing: string; headers?: Record<string, string> }

export const cannotSignText = 'Signing is not available right now.'

const missing = (text: string): ProofResult => ({ status: 404, missing: text })
const noVersion = missing('There is no such version.')
const noRecord = missing('There is no such record in this version.')

/**
 * The data of a published version, or the current data if its version has not been frozen yet. Undefined if there is
 * none.
 */
async function makeData(
  { snapshots }: ProofOptions,
  { dataset }: Pick<Served, 'dataset'>,
  version: string | undefined,
): Promise<Dataset | undefined> {
  if (version === undefined) return dataset
  if (!versionForm.test(version)) return undefined
  const isOut = versionsIn(dataset).some((entry) => entry.version === version)
  if (isOut) return (await snapshots.releases.at(dataset, version)).dataset
  return version === versionOfDate(dataset.manifest.date) ? dataset : undefined
}

function getPublication({ siteUrl, issuer }: ProofOptions, { manifest }: Dataset): Publication {
  const terms = JSON.parse(JSON.stringify(manifest.terms).replaceAll(publicBase, siteUrl))
  return {
    did: issuer.did,
    siteUrl,
    version: versionOfDate(manifest.date),
    date: manifest.date,
    terms,
  }
}

const licenceLink = ({ terms }: Publication): string =>
  `<${new URL(terms.license.url).href}>; rel="license"`

interface SignedFile {
  name: string
  publication: Publication
  /** Values of the `Link` header in addition to the values for every credential. */
  links?: readonly string[]
}

async function signed(
  { issuer }: ProofOptions,
  credential: UnsignedCredential,
  { name, publication, links = [] }: SignedFile,
): Promise<ProofResult> {
  // The keys may have become unavailable in the meantime.
  const keys = issuer.keys()
  if (!keys) return missing(cannotSignText)
  const subjectLink = `<${credential.credentialSubject.id}>; rel="describes"`
  return {
    text: `${JSON.stringify(await issuer.sign(credential, keys), null, 2)}\n`,
    type: credentialType,
    name,
    links: [subjectLink, licenceLink(publication), ...links],
  }
}

/**
 * Facts may change after their version was frozen. A record that differs from its frozen form belongs to no version,
 * because addresses as of that version would lead to other content than the signed content.
 */
async function publicationOfRecord(
  options: ProofOptions,
  dataset: Dataset,
  record: CertifiedRecord,
): Promise<Publication> {
  const publication = getPublication(options, dataset)
  const { family, path } = record
  const frozen = await makeData(options, { dataset }, publication.version)
  if (!frozen || frozen === dataset) return publication
  const segment = path.slice(`/${family}/`.length)
  const before = certifiedRecord(frozen, options.siteUrl, { family, segment })
  const isSame =
    before !== undefined &&
    isDeepStrictEqual(
      recordCredential(record, publication),
      recordCredential(before, getPublication(options, frozen)),
    )
  return isSame ? publication : { ...publication, version: undefined }
}

interface RequestedRecord {
  family: Family
  segment: string
  version?: string
}

export async function recordProof(
  options: ProofOptions,
  served: Served,
  { family, segment, version }: RequestedRecord,
): Promise<ProofResult> {
  const dataset = await makeData(options, served, version)
  if (!dataset) return noVersion
  const record = certifiedRecord(dataset, options.siteUrl, { family, segment })
  if (!record) return noRecord
  if (record.path !== `/${family}/${segment}`) {
    return { status: 308, location: record.path + credentialEnding + asOf({ version }) }
  }
  const publication = await publicationOfRecord(options, dataset, record)
  const name = `did-atlas-${family}-${segment}${credentialEnding}`
  const links = linkSetValues(record.path)
  return signed(options, recordCredential(record, publication), { name, publication, links })
}

export async function sourceProof(
  options: ProofOptions,
  served: Served,
  { id, version }: { id: string; version?: string },
): Promise<ProofResult> {
  const dataset = await makeData(options, served, version)
  if (!dataset) return noVersion
  const source = findSource(dataset, id)
  if (!source) return missing('There is no such source in this version.')
  const text = sourceFile(source)
  const links = [licenceLink(getPublication(options, dataset))]
  const name = `did-atlas-source-${id}.json`
  return { text, type: `${sourceFileType}; charset=utf-8`, name, links }
}

/** Creates the credential of a version. The response is a 503 while the version's files are still being generated. */
export async function versionProof(
  options: ProofOptions,
  served: Served,
  version: string,
): Promise<ProofResult> {
  const { downloads } = options
  if (version === 'latest') {
    const location = `/downloads/${versionOfDate(served.dataset.manifest.date)}/${versionCredentialName}`
    return { status: 302, location }
  }
  const dataset = await makeData(options, served, version)
  const description = dataset && downloads?.describe(version)
  if (!dataset || !description) return noVersion
  if (description.state === 'preparing') {
    const headers = { 'retry-after': '30' }
    return { status: 503, missing: 'The files of this version are being created.', headers }
  }
  if (description.state !== 'ready') return missing('This version has no files.')
  const publication = getPublication(options, dataset)
  const name = `did-atlas-${version}${credentialEnding}`
  return signed(options, versionCredential(description, publication), { name, publication })
}
