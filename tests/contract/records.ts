/** Every record of the running server with the document that its profile is made of, fetched from the API once. */

import { resource } from '@/lib/contract'
import { type Family, families } from '@/lib/contract/families'
import type { Terms } from '@/lib/contract/terms'
import type { DataContext } from '@/lib/portal/publish/data-context'
import type { RecordDocuments } from '@/lib/portal/records/record-documents'
import { testServer } from '../test-server'
import { all, get } from './client'

export interface AnyRecord {
  family: Family
  document: RecordDocuments[Family]
}

const includeQuery = (family: Family): string =>
  resource(family)
    .includes.map((name) => `include_${name}=true`)
    .join('&')

type Item = { id: number }

async function documentsOf(family: Family): Promise<Item[]> {
  const { paginated, detail } = resource(family)
  if (!paginated) return (await get<{ data: Item[] }>(`/${family}?${includeQuery(family)}`)).data
  const items = await all<Item>(`/${family}?${includeQuery(family)}`)
  if (!detail) return items
  const documents: Item[] = []
  for (const item of items) {
    // What only the list has, the projects of a ledger technology, is part of the profile's document.
    documents.push({ ...item, ...(await get<Item>(`/${family}/${item.id}`)) })
  }
  return documents
}

/** The documents are checked against the contract by `documents.test.ts`. */
export async function everyRecord(): Promise<AnyRecord[]> {
  const lists = await Promise.all(
    families.map(async (family) =>
      (await documentsOf(family)).map((document) => ({ family, document }) as AnyRecord),
    ),
  )
  return lists.flat()
}

export async function dataContext(): Promise<DataContext> {
  const terms = await get<Terms>('/terms')
  return { siteUrl: testServer.address, terms, fetchedAt: new Date().toISOString() }
}
