/** Looks for archived copies of pages, using the public availability APIs of web archives. */

import { archiveReader } from './body-readers'
import type { Fetcher } from './fetcher'

const attempts = 2

/** An address is encoded if it is the value of a parameter, and left as it is if it ends a path. */
const lookupOf = (archive: string, page: string): string =>
  `${archive}${archive.endsWith('=') ? encodeURIComponent(page) : page}`

/**
 * Returns a page's copy from the first archive that has one. `robots.txt` is not consulted, because it is about pages,
 * whereas these APIs are meant for programs.
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
