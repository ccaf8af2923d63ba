/** Responds to requests for a profile in another format. */
import 'server-only'
import type { Family } from '@/lib/contract/families'
import { getCountryView } from '@/lib/portal/countries/load'
import { getData } from '@/lib/portal/data/current-data'
import { unionLawCount } from '@/lib/portal/data/indexes'
import { getRecord } from '@/lib/portal/profile/load'
import type { DataContext } from '@/lib/portal/publish/data-context'
import { getFileContext } from '@/lib/portal/publish/load'
import type { RecordFile } from '@/lib/portal/publish/record-files'
import {
  getContentType,
  isCitationFormat,
  isContentFormat,
  type RecordFormat,
} from '@/lib/portal/publish/record-formats'
import { sharePicture } from '@/lib/portal/publish/seo/picture/share-picture'
import {
  recordShareText,
  type ShareText,
  shareStatus,
} from '@/lib/portal/publish/seo/picture/share-text'
import { getAddress, getSegment } from '@/lib/portal/records/record-address'
import type { RecordDocuments } from '@/lib/portal/records/record-documents'
import { idOfSegment } from '@/lib/portal/records/record-path'
import { fileResponse, gone, movedTo, notFound } from '@/lib/portal/responses/route-response'
import { pastRecordAddress } from '@/lib/portal/versions/cite/past-record-address'
import { getRemovedRecord } from '@/lib/portal/versions/load'
import { withUnionLaws } from './record-labels'
import { recordText } from './record-text'

/** The `Link` header values: the page that contains or is described by the file, and the licence. */
function getLinks(format: RecordFormat, page: string, { terms }: DataContext): string[] {
  const license = terms && URL.canParse(terms.license.url) ? new URL(terms.license.url).href : ''
  return [
    `<${page}>; rel="${isContentFormat(format) ? 'collection' : 'describes'}"; type="text/html"`,
    ...(license ? [`<${license}>; rel="license"`] : []),
  ]
}

type Document = RecordDocuments[Family]

/** The document of a file for readers. The document of a country also counts the EU laws. */
async function readableDocument(document: Document): Promise<Document> {
  if (!('code' in document)) return document
  const count = unionLawCount(await getData())
  return count === undefined ? document : withUnionLaws(document, count)
}

/** The response for a record that does not exist. For a removed record, it states when and why it was removed. */
async function absentAnswer(family: Family, segment: string): Promise<Response> {
  const id = family === 'countries' ? undefined : idOfSegment(segment)
  const record = id === undefined ? undefined : await getRemovedRecord(family, id)
  if (!record) return notFound()
  const { name, last, removed, reasons } = record
  const { siteUrl } = await getFileContext()
  return gone({
    name,
    last_version: last.version,
    removed_in: removed.version,
    reasons,
    last_state: `${siteUrl}${pastRecordAddress(last.version, family, record)}.json`,
  })
}

/** The picture of a country has the status of its national wallet. */
async function getShareText(family: Family, document: Document): Promise<ShareText> {
  const text = recordShareText(family, document)
  const view = 'code' in document ? await getCountryView(document.code) : undefined
  const [first] = view?.wallets ?? []
  if (!view) return text
  const status = shareStatus({ status: first?.status, date: first?.status_date })
  return { ...text, ...status, facts: view.answer }
}

export async function recordFileAnswer({ family, segment, format }: RecordFile): Promise<Response> {
  const answer = await getRecord<Family>(family, segment)
  if (!answer) return absentAnswer(family, segment)
  const document = answer.data
  const canonical = getSegment(family, document)
  const path = getAddress(family, document)
  if (segment !== canonical) return movedTo(`${path}.${format}`)
  const context = await getFileContext(answer.fetchedAt)
  const file = {
    type: getContentType(format),
    name: `did-atlas-${family}-${canonical}.${format}`,
    links: getLinks(format, context.siteUrl + path, context),
  }
  if (format === 'png') {
    const text = await getShareText(family, document)
    return fileResponse(await sharePicture(text, context.siteUrl), file)
  }
  const isReadable = format === 'md' || format === 'csv'
  const content = isReadable ? await readableDocument(document) : document
  const text = recordText(format, family, content, context)
  return fileResponse(text, { ...file, download: isCitationFormat(format) })
}
