/** Describes a chart: a small dataset with its files, which is a part of the dataset. */
import type { Chart } from '@/lib/portal/charts/chart'
import { chartAddress } from '@/lib/portal/charts/chart-address'
import type { DataContext } from '@/lib/portal/publish/data-context'
import { datasetId } from './names'
import { compactNode, type JsonLdNode, schemaContext } from './node'

const files = { 'table.csv': 'text/csv', 'table.json': 'application/json' }

/** `version` is set for a chart of a past version. */
export function chartNode(
  { id, name, finding, definition }: Pick<Chart, 'id' | 'name' | 'finding' | 'definition'>,
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
    description: `${finding}. ${definition}`,
    image: `${url}/share.png`,
    version: version ?? current,
    license: terms?.license.url,
    creditText: terms?.attribution.text,
    dateModified: terms?.last_updated,
    isPartOf: { '@id': datasetId(siteUrl) },
    isAccessibleForFree: true,
    distribution: Object.entries(files).map(([file, mediaType]) => ({
      '@type': 'DataDownload',
      contentUrl: `${url}/${file}`,
      encodingFormat: mediaType,
    })),
  })
}
