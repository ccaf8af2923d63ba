/** Looks for archived copies of pages, by the public availability interfaces of web archives. */

import { archiveReader } from './body-readers'
import type { Fetcher } from './fetcher'

const attempts = 2

/** An address is encoded as the value of a parameter, and stands as it is at the end of a path. */
const lookupOf = (archive: string, page: string): string =>
  `${archive}${archive.endsWith('=') ? encodeURIComponent(page) : page}`

/**
 * The archived copy that the first archive with one has of a page. An interface is made for machines: `robots.txt`,
 * which is about pages, is not asked for.
 */
export async function archivedCopy(
  page: string,
  archives: readonly string[],
  fetcher: Fetcher,
): Promise<string | undefined> {
  for (const archive of archives) {
    const url = lookupOf(archive, page)
    const { archived } = await fetcher.fetch({
      method: 'GET',
      url,
      reader: archiveReader,
      attempts,
    })
    if (archived !== undefined) return archived
  }
  return undefined
}
