/** Responds to requests for a profile in another format. */
import 'server-only'
import type { Family } from '@/lib/contract/families'
import { getRecord } from '@/lib/portal/profile/load'
import type { DataContext } from '@/lib/portal/publish/data-context'
import { getDataContext } from '@/lib/portal/publish/load'
import type { RecordFile } from '@/lib/portal/publish/record-files'
import {
  contentTypeOf,
  isCitationFormat,
  isContentFormat,
  isTextFormat,
  type RecordFormat,
} from '@/lib/portal/publish/record-formats'
import { sharePicture } from '@/lib/portal/publish/seo/picture/share-picture'
import { recordShareText } from '@/lib/portal/publish/seo/picture/share-text'
import { addressOf, segmentOf } from '@/lib/portal/records/record-address'
import { fileResponse } from '@/lib/portal/responses/file-response'
import { movedTo, notFound } from '@/lib/portal/responses/route-response'
import { recordText } from './record-text'

/** The `Link` header values: the page that contains or is described by the file, and the licence. */
function linksOf(format: RecordFormat, page: string, { terms }: DataContext): string[] {
  const license = terms && URL.canParse(terms.license.url) ? new URL(terms.license.url).href : ''
  return [
    `<${page}>; rel="${isContentFormat(format) ? 'collection' : 'describes'}"; type="text/html"`,
    ...(license ? [`<${license}>; rel="license"`] : []),
  ]
}

export async function recordFileAnswer({ family, segment, format }: RecordFile): Promise<Response> {
  const answer = await getRecord<Family>(family, segment)
  if (!answer) return notFound()
  const document = answer.data
  const canonical = segmentOf(family, document)
  const path = addressOf(family, document)
  if (segment !== canonical) return movedTo(`${path}.${format}`)
  const context = await getDataContext(answer.fetchedAt)
  const file = {
    type: contentTypeOf(format),
    name: `did-atlas-${family}-${canonical}.${format}`,
    links: linksOf(format, context.siteUrl + path, context),
  }
  if (!isTextFormat(format)) {
    return fileResponse(
      await sharePicture(recordShareText(family, document), context.siteUrl),
      file,
    )
  }
  const text = recordText(format, family, document, context)
  return fileResponse(text, { ...file, download: isCitationFormat(format) })
}
