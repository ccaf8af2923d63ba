/** Reads the contents of a record's credential from a dataset. */
import { resource } from '@/lib/contract'
import type { Family } from '@/lib/contract/families'
import { SourceSummary } from '@/lib/contract/sources'
import type { Dataset } from '@/lib/dataset/dataset'
import { publicBase } from '@/lib/dataset/snapshot'
import { getAddress, recordName } from '@/lib/portal/records/record-address'
import type { RecordDocuments } from '@/lib/portal/records/record-documents'
import { codeOfSegment, idOfSegment } from '@/lib/portal/records/record-path'
import type { CertifiedRecord } from '@/lib/proof/issue/credentials'

/** The record as the site's API returns it: in full, or as a list item with its arrays if there is no detail. */
function findDocument(dataset: Dataset, family: Family, segment: string): string | undefined {
  if (family === 'countries') {
    const code = codeOfSegment(segment)
    return dataset
      .all(family, resource(family).includes)
      .find((text) => JSON.parse(text).code === code)
  }
  const id = idOfSegment(segment)
  const record = id === undefined ? undefined : dataset.record(family, id)
  return resource(family).detail ? record?.detail : record?.item
}

/** More sources than any record cites. */
const maxSources = 10_000

function listSources(dataset: Dataset, family: Family, id: number): SourceSummary[] {
  const filters = { cited_in: `${family}/${id}` }
  const { items } = dataset.list({
    collection: 'sources',
    page: 1,
    perPage: maxSources,
    filters,
  })
  return items.map((text) => SourceSummary.parse(JSON.parse(text)))
}

/** The record named by a path segment with any slug; undefined if there is none. */
export function certifiedRecord<F extends Family>(
  dataset: Dataset,
  siteUrl: string,
  { family, segment }: { family: F; segment: string },
): CertifiedRecord | undefined {
  const text = findDocument(dataset, family, segment)
  if (text === undefined) return undefined
  const document = JSON.parse(text.replaceAll(publicBase, siteUrl)) as RecordDocuments[F]
  return {
    family,
    path: getAddress(family, document),
    name: recordName(family, document),
    document,
    sources: listSources(dataset, family, document.id),
  }
}

export function findSource(dataset: Dataset, id: string): SourceSummary | undefined {
  const text = dataset.document(`sources/${id}`)
  return text === undefined ? undefined : SourceSummary.parse(JSON.parse(text))
}
