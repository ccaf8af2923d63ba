/** The files in which the dataset is to be had, none of which takes a key. */
import { descriptionFormats } from '@/lib/contract/download-descriptions'
import type { Downloads } from '@/lib/contract/downloads'
import { families, wordsOf } from '@/lib/contract/families'
import { safeHttpUrl } from '@/lib/text/safe-http-url'

export interface Distribution {
  name: string
  address: string
  mediaType: string
  bytes?: number
  sha256?: string
}

/** The files with everything in them. */
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

/** The lists of this site as files, which there are over any API. */
const listFiles = (siteUrl: string): Distribution[] =>
  families.map((family) => ({
    name: wordsOf(family).title,
    address: `${siteUrl}/lists/${family}.csv`,
    mediaType: 'text/csv',
  }))

/** `downloads` is what the API says of them, if it has any. */
export function distributionsOf(downloads: Downloads | undefined, siteUrl: string): Distribution[] {
  const whole = downloads?.state === 'ready' ? wholeFiles(downloads) : []
  return whole.length > 0 ? whole : listFiles(siteUrl)
}
