/** What is cited, as a CSL item (https://docs.citationstyles.org): a profile, or the dataset. */
import { type Family, wordsOf } from '@/lib/contract/families'
import { versionOfDate } from '@/lib/contract/version-form'
import { type DataContext, datasetAddress } from '@/lib/portal/publish/data-context'
import { siteName } from '@/lib/portal/publish/seo/page-metadata'
import { addressOf } from '@/lib/portal/records/record-address'
import type { RecordDocuments } from '@/lib/portal/records/record-documents'
import { recordName } from '@/lib/portal/records/record-name'
import { capitalized } from '@/lib/text/capitalized'
import { singleLine } from '@/lib/text/single-line'
import { creditName } from './credit-line'

interface CslDate {
  'date-parts': [number[]]
}

export interface Citation {
  id: string
  type: 'webpage' | 'dataset'
  title: string
  /** The site, never the person or organization that a profile is about. */
  author: [{ literal: string }]
  /** The credit of the data that the page is made of. */
  'container-title'?: string
  genre?: string
  URL: string
  DOI?: string
  language: 'en'
  /** The day of the data. */
  issued?: CslDate
  /** The same as a version: `2026.11.22`. */
  version?: string
  note?: string
  /** The day on which the data was asked for, in UTC; absent from what does not change. */
  accessed?: CslDate
}

function dateOf(instant: string): CslDate | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(instant) ?? []
  return year && month && day
    ? { 'date-parts': [[Number(year), Number(month), Number(day)]] }
    : undefined
}

/** What the terms call the data; undefined where they could not be had. */
const dataName = ({ terms }: DataContext): string | undefined =>
  (terms && singleLine(creditName(terms))) || undefined

function common({ terms, fetchedAt }: DataContext) {
  const issued = terms && dateOf(terms.last_updated)
  const accessed = dateOf(fetchedAt) ?? { 'date-parts': [[1970, 1, 1]] }
  return {
    author: [{ literal: siteName }] as [{ literal: string }],
    ...(terms && issued ? { issued, version: versionOfDate(terms.last_updated) } : {}),
    accessed,
    language: 'en' as const,
  }
}

/** A page is a part of the data, as a chapter is of a book. */
function partOf(context: DataContext) {
  const name = dataName(context)
  return name === undefined ? {} : { 'container-title': name }
}

/** The citation of a profile. */
export function recordCitation<F extends Family>(
  family: F,
  document: RecordDocuments[F],
  context: DataContext,
): Citation {
  const { one } = wordsOf(family)
  const path = addressOf(family, document)
  return {
    id: `did-atlas-${family}-${document.id}`,
    type: 'webpage',
    title: singleLine(recordName(family, document)) || capitalized(`${one} ${document.id}`),
    genre: capitalized(`${one} profile`),
    URL: context.siteUrl + path,
    ...partOf(context),
    ...common(context),
  }
}

interface VersionedPage {
  id: string
  title: string
  genre: 'List' | 'Table'
  /** The name and the date of the version. */
  version: string
  date: string
  note: string
  path: string
}

/** The citation of a list or table as of a version: it does not change, so that no day of access is needed. */
export function versionCitation(page: VersionedPage, context: DataContext): Citation {
  const { id, title, genre, version, date, note, path } = page
  const issued = dateOf(date)
  return {
    id,
    type: 'webpage',
    title: singleLine(title),
    genre,
    URL: context.siteUrl + path,
    author: [{ literal: siteName }],
    language: 'en',
    version,
    note,
    ...partOf(context),
    ...(issued ? { issued } : {}),
  }
}

/** The citation of the whole dataset, by its credit and what it holds. */
export function datasetCitation(context: DataContext): Citation {
  const name = dataName(context)
  return {
    id: 'did-atlas-dataset',
    type: 'dataset',
    title:
      name === undefined ? datasetName : `${name}: government-affiliated decentralized identity`,
    URL: datasetAddress(context),
    ...(context.doi === undefined ? {} : { DOI: context.doi }),
    ...common(context),
  }
}

/** What the data is called where its terms could not be had, and in descriptions for machines. */
export const datasetName = 'Government-affiliated decentralized identity: the open dataset'
