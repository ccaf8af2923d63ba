/** What is cited, as a CSL item (https://docs.citationstyles.org): a profile, or the dataset. */
import { type Family, wordsOf } from '@/lib/contract/families'
import type { Terms } from '@/lib/contract/terms'
import type { DataContext } from '@/lib/portal/publish/data-context'
import { siteName } from '@/lib/portal/publish/seo/page-metadata'
import { addressOf } from '@/lib/portal/records/record-address'
import type { RecordDocuments } from '@/lib/portal/records/record-documents'
import { recordName } from '@/lib/portal/records/record-name'
import { singleLine } from '@/lib/text/single-line'
import { slug } from '@/lib/text/slug'
import { creditName } from './credit-line'

interface CslDate {
  'date-parts': [number[]]
}

export interface Citation {
  id: string
  type: 'webpage' | 'dataset'
  title: string
  /** The credit of the data, never the person or organization that a profile is about. */
  author?: [{ literal: string }]
  'container-title'?: string
  publisher?: string
  genre?: string
  URL: string
  language: 'en'
  /** That of the data, where it stands for ever. */
  version?: string
  note?: string
  /** The day of the data. */
  issued?: CslDate
  /** The day on which the data was asked for, in UTC; absent from what does not change. */
  accessed?: CslDate
}

function dateOf(instant: string): CslDate | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(instant) ?? []
  return year && month && day
    ? { 'date-parts': [[Number(year), Number(month), Number(day)]] }
    : undefined
}

function common({ terms, fetchedAt }: DataContext) {
  const author = terms && singleLine(creditName(terms))
  const issued = terms && dateOf(terms.last_updated)
  const accessed = dateOf(fetchedAt) ?? { 'date-parts': [[1970, 1, 1]] }
  return {
    ...(author ? { author: [{ literal: author }] as [{ literal: string }] } : {}),
    ...(issued ? { issued } : {}),
    accessed,
    language: 'en' as const,
  }
}

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

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
    title: singleLine(recordName(family, document)) || sentenceCase(`${one} ${document.id}`),
    'container-title': siteName,
    genre: sentenceCase(`${one} profile`),
    URL: context.siteUrl + path,
    ...common(context),
  }
}

/** The citation of a table that a page shows in some state. */
export const tableCitation = (title: string, path: string, context: DataContext): Citation => ({
  id: `did-atlas-table-${slug(title)}`,
  type: 'webpage',
  title: singleLine(title),
  'container-title': siteName,
  genre: 'Table',
  URL: context.siteUrl + path,
  ...common(context),
})

/** What all citations of data of a day have in common. */
export function datedCitation(
  terms: Terms | undefined,
  date: string,
): Omit<Citation, 'id' | 'title' | 'URL'> {
  const { accessed: _, ...said } = common({ terms, fetchedAt: date, siteUrl: '' })
  const issued = dateOf(date)
  return { ...said, type: 'dataset', publisher: siteName, ...(issued ? { issued } : {}) }
}

/** The citation of the whole dataset. */
export const datasetCitation = (context: DataContext): Citation => ({
  id: 'did-atlas-dataset',
  type: 'dataset',
  title: datasetName,
  publisher: siteName,
  URL: `${context.siteUrl}/`,
  ...common(context),
})

/** The terms give the data a credit but no title, so that it goes by what it holds. */
export const datasetName = 'Government-affiliated decentralized identity: the open dataset'
