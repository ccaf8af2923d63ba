/** The description of downloads that have not been generated yet. */
import type { Downloads, downloadStates } from '@/lib/contract/downloads'
import { versionOfDate } from '@/lib/contract/version-form'
import type { Manifest } from '@/lib/dataset/snapshot'
import { recordSets } from './source'

/** Describes the downloads of a version, without any files. */
export function absentDownloads(
  manifest: Manifest,
  siteUrl: string,
  state: (typeof downloadStates)[number],
): Downloads {
  const version = versionOfDate(manifest.date)
  const { name, url, spdx_id } = manifest.terms.license
  return {
    version,
    title: manifest.title,
    license: { name, url, spdx_id },
    state,
    base_url: `${siteUrl}/downloads/${version}/`,
    sets: recordSets.map((set) => ({ name: set.name, title: set.title })),
    files: [],
  }
}
