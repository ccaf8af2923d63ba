/** Citations of profiles, past lists, past tables and the dataset as CSL items (https://docs.citationstyles.org). */
import { type Family, getWords } from '@/lib/contract/families'
import { publisherName } from '@/lib/contract/site-name'
import { versionOfDate } from '@/lib/contract/version-form'
import { creditName, type DataContext, datasetAddress } from '@/lib/portal/publish/data-context'
import { getAddress, recordName } from '@/lib/portal/records/record-address'
import type { RecordDocuments } from '@/lib/portal/records/record-documents'
import { versionAddress } from '@/lib/portal/versions/changes-query'
import { pastRecordAddress } from '@/lib/portal/versions/cite/past-record-address'
import { singleLine } from '@/lib/text/lines'
import { capitalized } from '@/lib/text/sentences'

interface CslDate {
  'date-parts': [number[]]
}

export interface Citation {
  id: string
  type: 'webpage' | 'dataset'
  title: string
  /** The site, never the person or organization that is the subject of a profile. */
  author: [{ literal: string }]
  /** The name of the data from which the page is rendered. */
  'container-title'?: string
  genre?: string
  URL: string
  DOI?: string
  language: 'en'
  /** The date of the data. */
  issued?: CslDate
  /** The date of the data as a version: `2026.11.22`. */
  version?: string
  note?: string
  /** The date on which the data was requested, in UTC. Omitted for pages that do not change. */
  accessed?: CslDate
}

function getDate(instant: string): CslDate | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(instant) ?? []
  return year && month && day
    ? { 'date-parts': [[Number(year), Number(month), Number(day)]] }
    : undefined
}

/** The name of the data according to its terms. Undefined if they are unavailable. */
const dataName = ({ terms }: DataContext): string | undefined =>
  (terms && singleLine(creditName(terms))) || undefined

function getCommonFields({ terms, fetchedAt }: DataContext) {
  const issued = terms && getDate(terms.last_updated)
  const accessed = getDate(fetchedAt) ?? { 'date-parts': [[1970, 1, 1]] }
  return {
    author: [{ literal: publisherName }] as [{ literal: string }],
    ...(terms && issued ? { issued, version: versionOfDate(terms.last_updated) } : {}),
    accessed,
    language: 'en' as const,
  }
}

/** Cites a page as part of the data, like a chapter of a book. */
function partOf(context: DataContext) {
  const name = dataName(context)
  return name === undefined ? {} : { 'container-title': name }
}

interface CitedPage {
  id: string
  title: string
  genre: string
  path: string
}

/** The citation of a page that changes with the data. */
export const pageCitation = (
  { id, title, genre, path }: CitedPage,
  context: DataContext,
): Citation => ({
  id,
  type: 'webpage',
  title: singleLine(title),
  genre,
  URL: context.siteUrl + path,
  ...partOf(context),
  ...getCommonFields(context),
})

/**
 * The citation of a profile: of its page as of a version, which needs no access date because it never changes, or of the
 * current page over an API without versions.
 */
export function recordCitation<F extends Family>(
  family: F,
  document: RecordDocuments[F],
  context: DataContext,
): Citation {
  const { singular } = getWords(family)
  const { version } = context
  const path = version ? pastRecordAddress(version, family, document) : getAddress(family, document)
  const { accessed, ...citation } = pageCitation(
    {
      id: `did-atlas-${family}-${document.id}`,
      title: singleLine(recordName(family, document)) || capitalized(`${singular} ${document.id}`),
      genre: capitalized(`${singular} profile`),
      path,
    },
    context,
  )
  return version ? citation : { ...citation, accessed }
}

interface VersionedPage extends CitedPage {
  version: string
  date: string
  note: string
}

/** The citation of a list or table as of a version. Because that does not change, it needs no access date. */
export function versionCitation(page: VersionedPage, context: DataContext): Citation {
  const { id, title, genre, version, date, note, path } = page
  const issued = getDate(date)
  return {
    id,
    type: 'webpage',
    title: singleLine(title),
    genre,
    URL: context.siteUrl + path,
    author: [{ literal: publisherName }],
    language: 'en',
    version,
    note,
    ...partOf(context),
    ...(issued ? { issued } : {}),
  }
}

/**
 * The citation of the dataset, by the name in its credit and its subject. The page of its version needs no access date,
 * because it never changes.
 */
export function datasetCitation(context: DataContext): Citation {
  const name = dataName(context)
  const { version, doi, siteUrl } = context
  const { accessed, ...fields } = getCommonFields(context)
  return {
    id: 'did-atlas-dataset',
    type: 'dataset',
    title:
      name === undefined ? datasetName : `${name}: government-affiliated decentralized identity`,
    ...fields,
    ...(doi === undefined ? {} : { DOI: doi }),
    ...(version !== undefined && doi === undefined
      ? { URL: siteUrl + versionAddress(version) }
      : { URL: datasetAddress(context), accessed }),
  }
}

/** The name of the data in machine-readable descriptions, and in citations if its terms are unavailable. */
export const datasetName = 'Government-affiliated decentralized identity: the open dataset'
