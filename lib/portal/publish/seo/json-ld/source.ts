/** Describes the page of a source, whose main entity is the page of another publisher. */
import type { SourceDetail } from '@/lib/contract/sources'
import type { DataContext } from '@/lib/portal/publish/data-context'
import { sourceAddress, sourceTitle } from '@/lib/portal/sources/references'
import { safeHttpUrl } from '@/lib/text/safe-http-url'
import { datasetId } from './names'
import { compactNode, type JsonLdNode, schemaContext } from './node'

export function sourceNode(source: SourceDetail, { siteUrl, terms }: DataContext): JsonLdNode {
  const url = siteUrl + sourceAddress(source)
  const { publisher, published, language, archived_url } = source
  const work = compactNode({
    '@type': 'WebPage',
    name: sourceTitle(source),
    url: safeHttpUrl(source.url)?.href,
    publisher: { '@type': 'Organization', name: publisher },
    datePublished: published ?? undefined,
    inLanguage: language ?? undefined,
    archivedAt: safeHttpUrl(archived_url)?.href,
  })
  return compactNode({
    '@context': schemaContext,
    '@type': 'WebPage',
    '@id': url,
    url,
    name: sourceTitle(source),
    mainEntity: work,
    isPartOf: { '@id': datasetId(siteUrl) },
    license: terms?.license.url,
    dateModified: terms?.last_updated,
  })
}
