/** Reads the contents of a record's credential from a store. */
import { resource } from '@/lib/contract'
import type { Family } from '@/lib/contract/families'
import { SourceSummary } from '@/lib/contract/sources'
import { publicBase } from '@/lib/facts/public-base'
import type { Store } from '@/lib/facts/store/store'
import { addressOf } from '@/lib/portal/records/record-address'
import type { RecordDocuments } from '@/lib/portal/records/record-documents'
import { recordName } from '@/lib/portal/records/record-name'
import { codeOfSegment, idOfSegment } from '@/lib/portal/records/record-path'
import type { CertifiedRecord } from '@/lib/proof/issue/record-credential'

type Item = { id: number; code?: string }

/** The record as the site's API returns it: in full, or as a list item if there is no detail. */
async function findDocument(store: Store, family: Family, segment: string) {
  const isCountry = family === 'countries'
  const key = isCountry ? codeOfSegment(segment) : idOfSegment(segment)
  if (key === undefined) return undefined
  const { detail, includes } = resource(family)
  if (detail) return store.document(`${family}/${key}`)
  const items = await store.all(family, includes)
  return items.find((text) => {
    const { id, code } = JSON.parse(text) as Item
    return key === (isCountry ? code : id)
  })
}

/** More sources than any record cites. */
const maxSources = 10_000

async function listSources(store: Store, family: Family, id: number): Promise<SourceSummary[]> {
  const filters = { cited_in: `${family}/${id}` }
  const { items } = await store.list({
    collection: 'sources',
    page: 1,
    perPage: maxSources,
    filters,
  })
  return items.map((text) => SourceSummary.parse(JSON.parse(text)))
}

/** The record named by a path segment, whatever its slug; undefined if there is none. */
export async function certifiedRecord<F extends Family>(
  store: Store,
  siteUrl: string,
  { family, segment }: { family: F; segment: string },
): Promise<CertifiedRecord | undefined> {
  const text = await findDocument(store, family, segment)
  if (text === undefined) return undefined
  const document = JSON.parse(text.replaceAll(publicBase, siteUrl)) as RecordDocuments[F]
  return {
    family,
    path: addressOf(family, document),
    name: recordName(family, document),
    document,
    sources: await listSources(store, family, document.id),
  }
}

/** The summary of a source by its id; undefined if there is none. */
export async function findSource(store: Store, id: string): Promise<SourceSummary | undefined> {
  const text = await store.document(`sources/${id}`)
  return text === undefined ? undefined : SourceSummary.parse(JSON.parse(text))
}
