/** What is read from the body of an answer, by what was asked for. */
import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import { Url } from '@/lib/facts/load/record-values'
import type { Answer } from './answer'
import type { Body } from './body'
import { decode } from './charset'
import { readPage } from './page'
import { relevantRules } from './robots-rules'

export interface BodyReader {
  /** True for an answer whose body is of use. */
  wants: (status: number, headers: IncomingHttpHeaders) => boolean
  maxBytes: number
  read: (body: Body, headers: IncomingHttpHeaders) => Partial<Answer>
}

const isSuccessful = (status: number) => status >= 200 && status <= 299

/** True where the type is not given, too: browsers look, and find HTML most of the time. */
export const isHtml = ({ 'content-type': type }: IncomingHttpHeaders): boolean =>
  type === undefined || /^\s*(text\/html|application\/xhtml\+xml)\s*(;|$)/i.test(type)

export const pageReader = (today: string): BodyReader => ({
  wants: (status, headers) => isSuccessful(status) && isHtml(headers),
  maxBytes: 2 * 1024 * 1024,
  read: (body, headers) => ({
    page: readPage(decode(body, headers['content-type']), { whole: body.whole, today }),
  }),
})

export const robotsReader: BodyReader = {
  wants: isSuccessful,
  // RFC 9309, section 2.5, wants 500 KiB at least to be read.
  maxBytes: 512 * 1024,
  read: (body) => ({ robots: relevantRules(decode(body)) }),
}

/** The availability interface of the Wayback Machine, and the one of the Memento aggregator. */
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

/** The Wayback Machine still names its copies by http. */
function archivedCopy(text: string): string | undefined {
  try {
    const url = Availability.safeParse(JSON.parse(text)).data
    if (!Url.safeParse(url).success) return undefined
    return url?.replace(/^http:\/\/web\.archive\.org\//, 'https://web.archive.org/')
  } catch {
    return undefined
  }
}

export const archiveReader: BodyReader = {
  wants: isSuccessful,
  maxBytes: 64 * 1024,
  read: (body) => ({ archived: archivedCopy(decode(body)) }),
}
