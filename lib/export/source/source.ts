/** The input of a download: the records of a dataset, one at a time, as the API of a site returns them. */
import type { Collection } from '@/lib/contract/additions'
import type { Industry } from '@/lib/contract/industries'
import type { ProjectDetail } from '@/lib/contract/projects'
import type { Dataset } from '@/lib/dataset/dataset'
import type { Manifest } from '@/lib/dataset/snapshot'
import { publicBase } from '@/lib/facts/public-base'
import { graphNodes, type RecordSet } from './sets'

export interface ExportSource {
  manifest: Manifest
  siteUrl: string
  records(set: RecordSet): Iterable<object>
}

/**
 * The industries that projects name but the API does not list, because few projects do. Without them, rows of the
 * tables would refer to nothing.
 */
function unlistedIndustries(projects: Iterable<object>, listed: readonly object[]): Industry[] {
  const listedIds = new Set((listed as Industry[]).map(({ id }) => id))
  const found = new Map<number, Industry & { projects: NonNullable<Industry['projects']> }>()
  for (const project of projects) {
    const { id, title, type, status, industries } = project as ProjectDetail
    for (const { id: industryId, name, source } of industries ?? []) {
      if (listedIds.has(industryId)) continue
      const industry = found.get(industryId) ?? {
        id: industryId,
        name,
        project_count: 0,
        projects: [],
      }
      industry.project_count += 1
      industry.projects.push({ id, title, type, status, source })
      found.set(industryId, industry)
    }
  }
  return [...found.values()].sort((a, b) => a.id - b.id)
}

export function lookUpSource(dataset: Dataset, siteUrl: string): ExportSource {
  const parsed = (text: string): object => JSON.parse(text.replaceAll(publicBase, siteUrl))
  function* stored(collection: Collection): Iterable<object> {
    for (const { item, detail } of dataset.records(collection)) {
      yield detail ? { ...parsed(item), ...parsed(detail) } : parsed(item)
    }
  }
  function* records({ name, collection }: RecordSet): Iterable<object> {
    if (!collection) {
      const part = name === graphNodes.name ? 'nodes' : 'links'
      // The API that a mirror copies may repeat a link.
      const texts = new Set(dataset.graph(part).map((entry) => JSON.stringify(entry)))
      for (const text of texts) yield parsed(text)
      return
    }
    yield* stored(collection)
    if (collection === 'industries') {
      yield* unlistedIndustries(stored('projects'), [...stored('industries')])
    }
  }
  const manifest = JSON.parse(JSON.stringify(dataset.manifest).replaceAll(publicBase, siteUrl))
  return { manifest, siteUrl, records }
}
