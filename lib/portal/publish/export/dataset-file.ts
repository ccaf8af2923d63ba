/** The citation and the description of the dataset as files, such as `/dataset.bib`. */
import 'server-only'
import { connection } from 'next/server'
import { datasetCitation } from '@/lib/portal/publish/cite/citation'
import { getDataContext, getDatasetFacts } from '@/lib/portal/publish/load'
import {
  type CitationFormat,
  getContentType,
  isCitationFormat,
} from '@/lib/portal/publish/record-formats'
import { datasetDocument } from '@/lib/portal/publish/seo/json-ld/site'
import { fileResponse } from '@/lib/portal/responses/route-response'
import { citationText, jsonText } from './record-text'

/** The route handler of a format. It waits for a request, because the build knows neither the address nor the data. */
export const datasetFile = (format: CitationFormat | 'jsonld') => async (): Promise<Response> => {
  await connection()
  const context = await getDataContext()
  const download = isCitationFormat(format)
  const text = download
    ? citationText[format](datasetCitation(context))
    : jsonText(datasetDocument(context, await getDatasetFacts()))
  return fileResponse(text, {
    type: getContentType(format),
    name: `did-atlas-dataset.${format}`,
    download,
    links: [`<${context.siteUrl}/>; rel="describes"; type="text/html"`],
  })
}
