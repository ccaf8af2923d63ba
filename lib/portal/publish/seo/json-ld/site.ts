/** Machine-readable descriptions of the site, its dataset and its lists. */

import { type Family, getWords } from '@/lib/contract/families'
import { siteName } from '@/lib/contract/site-name'
import type { Terms } from '@/lib/contract/terms'
import { versionOfDate } from '@/lib/contract/version-form'
import { datasetName } from '@/lib/portal/publish/cite/citation'
import { creditName } from '@/lib/portal/publish/cite/credit-line'
import { type DataContext, datasetAddress } from '@/lib/portal/publish/data-context'
import type { Distribution } from './distributions'
import { datasetId, publisherId, siteId } from './names'
import { compactNode, type JsonLdNode, schemaContext } from './node'

/** Search engines require at least 50 characters. */
const datasetDescription =
  'Decentralized identity projects in government, with organizations, people, ledgers, DID methods, standards and regulations, each fact with its source.'

const keywords = [
  'decentralized identity',
  'self-sovereign identity',
  'decentralized identifiers',
  'verifiable credentials',
  'digital identity wallets',
  'electronic identification',
  'distributed ledgers',
  'digital government',
]

/** Facts about the dataset other than its terms. */
export interface DatasetFacts {
  distributions: readonly Distribution[]
  /** The first year in which a project was announced or launched, if known. */
  firstYear?: number
}

const creator = (terms: Terms): JsonLdNode => ({ '@type': 'Organization', name: creditName(terms) })

/** The publisher of this copy of the data, who may not be its creator. */
const publisher = ({ siteUrl }: DataContext): JsonLdNode => ({
  '@type': 'Organization',
  '@id': publisherId(siteUrl),
  name: siteName,
  url: `${siteUrl}/`,
})

const download = ({ name, address, mediaType, bytes, sha256 }: Distribution): JsonLdNode =>
  compactNode({
    '@type': 'DataDownload',
    name,
    contentUrl: address,
    encodingFormat: mediaType,
    contentSize: bytes === undefined ? undefined : `${bytes} B`,
    sha256,
  })

/** The dataset, for the head of the home page and for `/dataset.jsonld`. */
export function datasetNode(context: DataContext, facts: DatasetFacts): JsonLdNode {
  const { siteUrl, terms } = context
  const day = terms?.last_updated.slice(0, 10)
  return compactNode({
    '@type': 'Dataset',
    '@id': datasetId(siteUrl),
    identifier: datasetAddress(context),
    name: (terms && creditName(terms)) || datasetName,
    description: datasetDescription,
    url: `${siteUrl}/`,
    keywords,
    version: terms && versionOfDate(terms.last_updated),
    license: terms?.license.url,
    creditText: terms?.attribution.text,
    creator: terms && creator(terms),
    publisher: publisher(context),
    dateModified: terms?.last_updated,
    temporalCoverage: day && facts.firstYear ? `${facts.firstYear}/${day}` : undefined,
    spatialCoverage: { '@type': 'Place', name: 'Worldwide' },
    inLanguage: 'en',
    isAccessibleForFree: true,
    distribution: facts.distributions.map(download),
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

/** The home page: the site with its search, and the dataset. */
export const siteGraph = (context: DataContext, facts: DatasetFacts): JsonLdNode => ({
  '@context': schemaContext,
  '@graph': [siteNode(context), datasetNode(context, facts)],
})

export const datasetDocument = (context: DataContext, facts: DatasetFacts): JsonLdNode => ({
  '@context': schemaContext,
  ...datasetNode(context, facts),
})

export function listNode(family: Family, { siteUrl, terms }: DataContext): JsonLdNode {
  const url = `${siteUrl}/${family}`
  return compactNode({
    '@context': schemaContext,
    '@type': 'CollectionPage',
    '@id': url,
    url,
    name: getWords(family).title,
    isPartOf: { '@id': datasetId(siteUrl) },
    license: terms?.license.url,
    dateModified: terms?.last_updated,
  })
}
