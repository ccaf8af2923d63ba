/** The site, its dataset and its lists, for machines. */

import { type Family, wordsOf } from '@/lib/contract/families'
import type { Terms } from '@/lib/contract/terms'
import { datasetName } from '@/lib/portal/publish/cite/citation'
import { creditName } from '@/lib/portal/publish/cite/credit-line'
import type { DataContext } from '@/lib/portal/publish/data-context'
import { siteName } from '@/lib/portal/publish/seo/page-metadata'
import { datasetId, siteId } from './names'
import { compactNode, type JsonLdNode, schemaContext } from './node'

/** Search engines ask for 50 characters at least. */
const datasetDescription =
  'Decentralized identity projects of governments, and the organizations, people, ledgers, DID methods, standards and regulations around them, each fact with its source.'

const creator = (terms: Terms): JsonLdNode => ({ '@type': 'Organization', name: creditName(terms) })

/** The whole dataset, as it stands in the head of the front page and at `/dataset.jsonld`. */
export function datasetNode({ siteUrl, terms }: DataContext): JsonLdNode {
  const file = (name: string, encodingFormat: string): JsonLdNode => ({
    '@type': 'DataDownload',
    contentUrl: `${siteUrl}${name}`,
    encodingFormat,
  })
  return compactNode({
    '@type': 'Dataset',
    '@id': datasetId(siteUrl),
    name: datasetName,
    description: datasetDescription,
    url: `${siteUrl}/`,
    license: terms?.license.url,
    creditText: terms?.attribution.text,
    creator: terms && creator(terms),
    dateModified: terms?.last_updated,
    inLanguage: 'en',
    isAccessibleForFree: true,
    distribution: [file('/api/v1/projects', 'application/json')],
  })
}

const siteNode = ({ siteUrl }: DataContext): JsonLdNode => ({
  '@type': 'WebSite',
  '@id': siteId(siteUrl),
  name: siteName,
  url: `${siteUrl}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})

/** The front page: the site with its search, and the dataset. */
export const siteGraph = (context: DataContext): JsonLdNode => ({
  '@context': schemaContext,
  '@graph': [siteNode(context), datasetNode(context)],
})

/** The dataset alone. */
export const datasetDocument = (context: DataContext): JsonLdNode => ({
  '@context': schemaContext,
  ...datasetNode(context),
})

/** A list of a family. */
export function listNode(family: Family, { siteUrl, terms }: DataContext): JsonLdNode {
  const url = `${siteUrl}/${family}`
  return compactNode({
    '@context': schemaContext,
    '@type': 'CollectionPage',
    '@id': url,
    url,
    name: wordsOf(family).title,
    isPartOf: { '@id': datasetId(siteUrl) },
    license: terms?.license.url,
    dateModified: terms?.last_updated,
  })
}
