/** The machine-readable description of a record: in full for its file, and the main facts for the head of its page. */

import { type Family, getWords } from '@/lib/contract/families'
import { siteName } from '@/lib/contract/site-name'
import { recordCitation } from '@/lib/portal/publish/cite/citation'
import type { DataContext } from '@/lib/portal/publish/data-context'
import { getAddress } from '@/lib/portal/records/record-address'
import type { RecordDocuments } from '@/lib/portal/records/record-documents'
import { relatedRecords } from '@/lib/portal/records/related-records'
import { recordSummary } from '@/lib/portal/records/summaries'
import { sourceUses } from '@/lib/portal/sources/source-index'
import { safeHttpUrl } from '@/lib/text/safe-http-url'
import { compactNode, datasetId, type JsonLdNode } from './node'
import { type PageFacts, pageNode } from './page'
import { getSchemaType, getThing, referenceAt } from './things'

interface Described<F extends Family> {
  family: F
  document: RecordDocuments[F]
  context: DataContext
}

/** The API's types of a record. */
const getTypes = (document: object): string[] =>
  'type' in document ? [document.type].flat().filter((type) => typeof type === 'string') : []

export function pageFacts<F extends Family>({
  family,
  document,
  context,
}: Described<F>): PageFacts {
  const { siteUrl, terms } = context
  const { title, author } = recordCitation(family, document, context)
  // The addresses that identify the record elsewhere, such as its website or its text.
  const { sameAs } = getThing(family, document, referenceAt(siteUrl))
  // Other values than HTTP addresses are not machine-readable.
  const license = safeHttpUrl(terms?.license.url)?.href
  return {
    siteUrl,
    siteName,
    path: getAddress(family, document),
    listTitle: getWords(family).title,
    title,
    type: getSchemaType(family, getTypes(document)),
    ...(Array.isArray(sameAs) && sameAs.length > 0 ? { sameAs } : {}),
    author: author[0].literal,
    ...(license ? { license } : {}),
    ...(terms ? { dataDate: terms.last_updated } : {}),
  }
}

/** The addresses of the sources, each once. */
export function citedAddresses(document: object): string[] {
  const uses = [...sourceUses(document)]
  return [...new Set(uses.flatMap(({ source }) => safeHttpUrl(source)?.href ?? []))]
}

/** All facts for which schema.org has a term, all sources, and all records that the document names. */
export function recordInFull<F extends Family>(described: Described<F>): JsonLdNode {
  const { family, document, context } = described
  const referenceTo = referenceAt(context.siteUrl)
  const mentioned = relatedRecords(document).filter(
    (record) => record.family !== family || record.id !== document.id,
  )
  const facts = pageFacts(described)
  return compactNode({
    ...pageNode(facts, compactNode(getThing(family, document, referenceTo))),
    url: facts.siteUrl + facts.path,
    isPartOf: { '@id': datasetId(context.siteUrl) },
    dateModified: facts.dataDate,
    name: facts.title,
    description: recordSummary(family, document),
    inLanguage: 'en',
    creditText: context.terms?.attribution.text,
    citation: citedAddresses(document).map((url) => ({ '@type': 'WebPage', url })),
    mentions: mentioned.map(referenceTo),
  })
}
