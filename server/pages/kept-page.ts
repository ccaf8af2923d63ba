/**
 * A page as stored in a file: the renderer's response, compressed as visitors receive it. Its headers are derived again
 * when it is read.
 */
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { z } from 'zod'
import type { PageRecord } from '@/lib/facts/store/page-file'
import type { Encoded } from '../representation'
import { type Page, pageOf } from './page'
import type { Rendered } from './renderer'

const inflate = promisify(brotliDecompress)

const Head = z.object({
  status: z.int(),
  contentType: z.string(),
  location: z.string().optional(),
  cacheControl: z.string(),
  fileHeaders: z.record(z.string(), z.string()).optional(),
  renderedAt: z.number(),
  isCompressed: z.boolean(),
})

export interface NewPage {
  rendered: Rendered
  page: Page
  /** Milliseconds since the epoch. */
  renderedAt: number
}

/** The version of a page whose API does not state the version of its data. */
const noVersion = ''

export const versionInFile = (version: string | undefined): string => version ?? noVersion

export async function recordOf(key: string, made: NewPage): Promise<PageRecord> {
  const { rendered, page, renderedAt } = made
  const { body: _, ...answer } = rendered
  const { body, headers }: Encoded = await page.representation.encode('br')
  const head = { ...answer, renderedAt, isCompressed: 'content-encoding' in headers }
  return { key, version: versionInFile(page.version), head: JSON.stringify(head), body }
}

/**
 * Restores the page from a record. Rejects if the record does not contain a valid page. A page whose data has no
 * version is not shown stale if it can be rendered again, because its data may have changed unnoticed.
 */
export async function madeOfRecord(
  { version, head, body }: Omit<PageRecord, 'key'>,
  target: string,
  images?: string,
): Promise<NewPage> {
  const { renderedAt, isCompressed, ...answer } = Head.parse(JSON.parse(head))
  const stored = Buffer.from(body)
  const rendered = { ...answer, body: isCompressed ? await inflate(stored) : stored }
  const page = pageOf(rendered, target, renderedAt, images)
  if (isCompressed) page.representation.adopt('br', stored)
  const shown = version === noVersion ? { staleUntil: page.freshUntil } : { version }
  return { rendered, page: { ...page, ...shown }, renderedAt }
}
