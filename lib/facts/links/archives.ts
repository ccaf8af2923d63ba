/** Looks for archived copies of pages, using the public availability APIs of web archives. */
import { z } from 'zod'
import { Url } from '@/lib/facts/load/record-values'
import type { Hosts } from './hosts'

const attempts = 2
const maxBytes = 64 * 1024

/** The responses of the Wayback Machine's availability API, and of the Memento aggregator's. */
const Availability = z.union([
  z
    .object({
      archived_snapshots: z.object({
        closest: z.object({ available: z.literal(true), url: z.string(), status: z.string() }),
      }),
    })
    .transform(({ archived_snapshots: { closest } }) =>
      closest.status.startsWith('2') ? closest.url : undefined,
    ),
  z
    .object({
      mementos: z.object({
        closest: z.object({ uri: z.union([z.string(), z.array(z.string())]) }),
      }),
    })
    .transform(({ mementos: { closest } }) => [closest.uri].flat()[0]),
])

function copyIn(text: string): string | undefined {
  try {
    const url = Availability.safeParse(JSON.parse(text)).data
    if (!Url.safeParse(url).success) return undefined
    // The Wayback Machine still gives http addresses for its copies.
    return url?.replace(/^http:\/\/web\.archive\.org\//, 'https://web.archive.org/')
  } catch {
    return undefined
  }
}

/** An address is encoded if it is the value of a parameter, and left as it is if it ends a path. */
const lookupUrl = (archive: string, page: string): string =>
  `${archive}${archive.endsWith('=') ? encodeURIComponent(page) : page}`

/**
 * Returns a page's copy from the first archive that has one. `robots.txt` is not consulted, because it is about pages,
 * whereas these APIs are meant for programs.
 */
export async function archivedCopy(
  page: string,
  archives: readonly string[],
  hosts: Hosts,
): Promise<string | undefined> {
  for (const archive of archives) {
    const url = lookupUrl(archive, page)
    const { body } = await hosts.get({ url, attempts, maxBytes, body: () => true })
    const copy = copyIn(body?.text ?? '')
    if (copy !== undefined) return copy
  }
  return undefined
}
