/** The files in which the dataset is available. None of them requires a key. */
import { type Downloads, descriptionFormats } from '@/lib/contract/downloads'
import { families, getWords } from '@/lib/contract/families'
import { safeHttpUrl } from '@/lib/text/safe-http-url'

export interface Distribution {
  name: string
  address: string
  mediaType: string
  bytes?: number
  sha256?: string
}

/** The files that contain the full dataset. */
function wholeFiles({ base_url, files }: Downloads): Distribution[] {
  if (!safeHttpUrl(base_url)) return []
  return files
    .filter(({ set, format }) => !set && !descriptionFormats.has(format))
    .map(({ name, title, media_type, bytes, sha256 }) => ({
      name: title,
      address: base_url + encodeURIComponent(name),
      mediaType: media_type.split(';')[0] ?? media_type,
      bytes,
      sha256,
    }))
}

/** The lists of this site as files, which are available over any API. */
const listFiles = (siteUrl: string): Distribution[] =>
  families.map((family) => ({
    name: getWords(family).title,
    address: `${siteUrl}/lists/${family}.csv`,
    mediaType: 'text/csv',
  }))

/**
 * The API's files of the full dataset if `downloads` has any that are ready, otherwise the lists of
 * this site.
 */
export function getDistributions(
  downloads: Downloads | undefined,
  siteUrl: string,
): Distribution[] {
  const completeFiles = downloads?.state === 'ready' ? wholeFiles(downloads) : []
  return completeFiles.length > 0 ? completeFiles : listFiles(siteUrl)
}
