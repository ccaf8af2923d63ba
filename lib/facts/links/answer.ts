/** What came of one request, in the few words that a run remembers of it. */
import { z } from 'zod'

export type Method = 'HEAD' | 'GET'

/** Why there is no answer. */
export const failures = [
  /** The name of the host is not known. */
  'unknown_host',
  /** The host is on a network that is not public: nothing was sent to it. */
  'not_public',
  /** No connection, none that held, or nothing in time. */
  'no_answer',
  /** What came is no HTTP, or its certificate is not valid. */
  'invalid_response',
  /** Nothing was sent, because the host asked for a long pause or has not answered for long. */
  'skipped',
] as const
export type Failure = (typeof failures)[number]

/** What a page of HTML says of itself. */
export const Page = z.object({
  title: z.string().optional(),
  /** A year, a month or a day. */
  published: z.string().optional(),
  /** SHA-256 of the readable text, shortened. */
  text: z.string().optional(),
})
export type Page = z.infer<typeof Page>

export const Answer = z.object({
  /** When it had come, in milliseconds since 1970. */
  at: z.number(),
  status: z.int().optional(),
  failure: z.enum(failures).optional(),
  /** The failure in words. */
  reason: z.string().optional(),
  location: z.string().optional(),
  /** The pause that the other side asks for, in milliseconds. */
  retryAfter: z.number().optional(),
  /** True for HTML, and where the type is not given. */
  html: z.boolean().optional(),
  page: Page.optional(),
  /** The rules of a `robots.txt`. */
  robots: z.string().optional(),
  /** The address of an archived copy. */
  archived: z.string().optional(),
})
export type Answer = z.infer<typeof Answer>

/** True where the same request may have another answer a little later; a method that is unknown (501) stays unknown. */
export const isTransient = ({ status = 0, failure }: Answer): boolean =>
  failure === 'no_answer' || status === 429 || (status >= 500 && status <= 599 && status !== 501)

export const isSuccess = ({ status = 0 }: Answer): boolean => status >= 200 && status <= 299
