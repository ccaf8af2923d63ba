/** The input of a download: the records of a dataset, one at a time, as the API of a site returns them. */
import type { Dataset } from '@/lib/dataset/dataset'
import type { Manifest } from '@/lib/dataset/snapshot'
import { publicBase } from '@/lib/facts/public-base'
import { graphNodes, type RecordSet } from './sets'

export interface ExportSource {
  manifest: Manifest
  /** The public address of the site. */
  siteUrl: string
  records(set: RecordSet): Iterable<object>
}

export function lookUpSource(dataset: Dataset, siteUrl: string): ExportSource {
  const parsed = (text: string): object => JSON.parse(text.replaceAll(publicBase, siteUrl))
  function* records(set: RecordSet): Iterable<object> {
    if (!set.collection) {
      const part = set === graphNodes ? 'nodes' : 'links'
      for (const entry of dataset.graph(part)) yield parsed(JSON.stringify(entry))
      return
    }
    for (const { item, detail } of dataset.records(set.collection)) {
      yield detail ? { ...parsed(item), ...parsed(detail) } : parsed(item)
    }
  }
  const manifest = JSON.parse(JSON.stringify(dataset.manifest).replaceAll(publicBase, siteUrl))
  return { manifest, siteUrl, records }
}
