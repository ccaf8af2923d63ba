/** The input of a download: the records of a store, read one at a time, as the API of a site returns them. */

import { publicBase } from '@/lib/facts/public-base'
import type { Manifest } from '@/lib/facts/snapshot'
import type { Store } from '@/lib/facts/store/store'
import { graphNodes, type RecordSet } from './sets'

export interface ExportSource {
  manifest: Manifest
  /** The public address of the site. */
  siteUrl: string
  records(set: RecordSet): AsyncIterable<object>
}

export function sourceOf(store: Store, siteUrl: string): ExportSource {
  const parsed = (text: string): object => JSON.parse(text.replaceAll(publicBase, siteUrl))
  async function* records(set: RecordSet): AsyncIterable<object> {
    if (!set.collection) {
      const part = set === graphNodes ? 'nodes' : 'links'
      for await (const text of store.graph(part)) yield parsed(text)
      return
    }
    for await (const { item, detail } of store.records(set.collection)) {
      yield detail ? { ...parsed(item), ...parsed(detail) } : parsed(item)
    }
  }
  const manifest = JSON.parse(JSON.stringify(store.manifest).replaceAll(publicBase, siteUrl))
  return { manifest, siteUrl, records }
}
