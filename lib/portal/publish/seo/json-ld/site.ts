/** Machine-readable descriptions of the site, its dataset, and its lists, charts and sources. */

import { type Family, getWords } from '@/lib/contract/families'
import { siteName } from '@/lib/contract/site-name'
import type { SourceDetail } from '@/lib/contract/sources'
import { versionOfDate } from '@/lib/contract/version-form'
import type { Chart } from '@/lib/portal/charts/chart'
import { chartAddress } from '@/lib/portal/charts/chart-address'
import { datasetName } from '@/lib/portal/publish/cite/citation'
import { creditName, type DataContext, datasetAddress } from '@/lib/portal/publish/data-context'
import { sourceAddress, sourceTitle } from '@/lib/portal/sources/references'
import { safeHttpUrl } from '@/lib/text/safe-http-url'
import type { Distribution } from './distributions'
import { compactNode, datasetId, type JsonLdNode, publisherId, schemaContext } from './node'

/** Search engines require at least 50 characters. */
const datasetDescription =
  'Decentralized identity projects in government, with organizations, people, ledgers, DID methods, standards and laws, with sources.'

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

const download = ({ name, address, mediaType, bytes, sha256 }: Distribution): JsonLdNode =>
  compactNode({
    '@type': 'DataDownload',
    name,
    contentUrl: address,
    encodingFormat: mediaType,
    contentSize: bytes === undefined ? undefined : `${bytes} B`,
    sha256,
  })

function datasetNode(context: DataContext, facts: DatasetFacts): JsonLdNode {
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
    creator: terms && { '@type': 'Organization', name: creditName(terms) },
    // Of this copy of the data, who may not be its creator.
    publisher: {
      '@type': 'Organization',
      '@id': publisherId(siteUrl),
      name: siteName,
      url: `${siteUrl}/`,
    },
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
  '@id': `${siteUrl}/#site`,
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

/** The dataset, for `/dataset.jsonld`. */
export const datasetDocument = (context: DataContext, facts: DatasetFacts): JsonLdNode => ({
  '@context': schemaContext,
  ...datasetNode(context, facts),
})

/** A page about a part of the dataset. */
const partNode = (
  type: string,
  path: string,
  { siteUrl, terms }: DataContext,
  facts: JsonLdNode,
): JsonLdNode =>
  compactNode({
    '@context': schemaContext,
    '@type': type,
    '@id': siteUrl + path,
    url: siteUrl + path,
    ...facts,
    isPartOf: { '@id': datasetId(siteUrl) },
    license: terms?.license.url,
    dateModified: terms?.last_updated,
  })

export const listNode = (family: Family, context: DataContext): JsonLdNode =>
  partNode('CollectionPage', `/${family}`, context, { name: getWords(family).title })

/** The page of a source, whose main entity is the page of another publisher. */
export function sourceNode(source: SourceDetail, context: DataContext): JsonLdNode {
  const { publisher, published, language, archived_url } = source
  const name = sourceTitle(source)
  const work = compactNode({
    '@type': 'WebPage',
    name,
    url: safeHttpUrl(source.url)?.href,
    publisher: { '@type': 'Organization', name: publisher },
    datePublished: published ?? undefined,
    inLanguage: language ?? undefined,
    archivedAt: safeHttpUrl(archived_url)?.href,
  })
  return partNode('WebPage', sourceAddress(source), context, { name, mainEntity: work })
}

const chartFiles = { 'table.csv': 'text/csv', 'table.json': 'application/json' }

/** A chart: a small dataset with its files. `version` is set for a chart of a past version. */
export function chartNode(
  {
    id,
    name,
    finding,
    basis,
    definition,
  }: Pick<Chart, 'id' | 'name' | 'finding' | 'basis' | 'definition'>,
  { siteUrl, terms, version: current }: DataContext,
  version?: string,
): JsonLdNode {
  const url = siteUrl + chartAddress(id, version)
  return compactNode({
    '@context': schemaContext,
    '@type': 'Dataset',
    '@id': url,
    url,
    name,
    headline: finding,
    description: [finding, basis, definition].filter(Boolean).join('. '),
    image: `${url}/share.png`,
    version: version ?? current,
    license: terms?.license.url,
    creditText: terms?.attribution.text,
    dateModified: terms?.last_updated,
    isPartOf: { '@id': datasetId(siteUrl) },
    isAccessibleForFree: true,
    distribution: Object.entries(chartFiles).map(([file, mediaType]) => ({
      '@type': 'DataDownload',
      contentUrl: `${url}/${file}`,
      encodingFormat: mediaType,
    })),
  })
}
