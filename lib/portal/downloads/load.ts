import 'server-only'
import { getDownloads as askForDownloads } from '@/lib/client/resources'
import { unwrapOrUndefined } from '@/lib/client/result'
import { readSettings } from '@/lib/env'
import { type DownloadsView, downloadsView } from './downloads-view'

/**
 * The files of the current version, or of the given one. Undefined if the API has none. Throws `UpstreamUnavailable` if
 * it did not answer.
 */
export async function getDownloads(version?: string): Promise<DownloadsView | undefined> {
  const answer = unwrapOrUndefined(await askForDownloads(version))
  return answer && downloadsView(answer.data, readSettings().SITE_URL)
}
