import 'server-only'
import { getDownloads as askForDownloads } from '@/lib/client/resources'
import { unwrapOrUndefined } from '@/lib/client/result'
import { readSettings } from '@/lib/env'
import { type DownloadsView, downloadsView } from './downloads-view'

/** Undefined if the API has no downloads. Throws `UpstreamUnavailable` if it did not answer. */
export async function getDownloads(): Promise<DownloadsView | undefined> {
  const answer = unwrapOrUndefined(await askForDownloads())
  return answer && downloadsView(answer.data, readSettings().SITE_URL)
}
