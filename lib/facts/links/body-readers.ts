/** What is read from the body of a response, depending on the purpose of the request. */
import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import { Url } from '@/lib/facts/load/record-values'
import type { Answer } from './answer'
import type { Body } from './body'
import { decode } from './charset'
import { readPage } from './page'
import { relevantRules } from './robots-rules'

export interface BodyReader {
  /** True for a response whose body is needed. */
  wants: (status: number, headers: IncomingHttpHeaders) => boolean
  maxBytes: number
  read: (body: Body, headers: IncomingHttpHeaders) => Partial<Answer>
}

const isSuccessful = (status: number) => status >= 200 && status <= 299

/** True also for a response without a content type, because browsers inspect such a body and usually find HTML. */
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
  // RFC 9309, section 2.5, requires that at least 500 KiB are read.
  maxBytes: 512 * 1024,
  read: (body) => ({ robots: relevantRules(decode(body)) }),
}

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

/** The Wayback Machine still gives http addresses for its copies. */
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
