/** The outcome of one request, reduced to what a run has to remember. */
import { z } from 'zod'

export type Method = 'HEAD' | 'GET'

/** The reasons why a request got no response. */
export const failures = [
  /** The name of the host cannot be resolved. */
  'unknown_host',
  /** The host is on a network that is not public, so nothing was sent to it. */
  'not_public',
  /** No connection was made, it was lost, or it timed out. */
  'no_answer',
  /** The response is not valid HTTP, or the certificate is not valid. */
  'invalid_response',
  /** Nothing was sent, because the host asked for a long pause or has not responded for a long time. */
  'skipped',
] as const
export type Failure = (typeof failures)[number]

/** What an HTML page says about itself. */
export const Page = z.object({
  title: z.string().optional(),
  /** A year, a month or a day. */
  published: z.string().optional(),
  /** The SHA-256 of the readable text, truncated. */
  text: z.string().optional(),
})
export type Page = z.infer<typeof Page>

export const Answer = z.object({
  /** When the response arrived, in milliseconds since the epoch. */
  at: z.number(),
  status: z.int().optional(),
  failure: z.enum(failures).optional(),
  /** A description of the failure. */
  reason: z.string().optional(),
  location: z.string().optional(),
  /** The pause that the host asks for, in milliseconds. */
  retryAfter: z.number().optional(),
  /** True for HTML, and for a response without a content type. */
  html: z.boolean().optional(),
  page: Page.optional(),
  /** The rules of a `robots.txt`. */
  robots: z.string().optional(),
  /** The address of an archived copy. */
  archived: z.string().optional(),
})
export type Answer = z.infer<typeof Answer>

/**
 * True if the same request may get another response a little later. A method that is not implemented (501) stays so.
 */
export const isTransient = ({ status = 0, failure }: Answer): boolean =>
  failure === 'no_answer' || status === 429 || (status >= 500 && status <= 599 && status !== 501)

export const isSuccess = ({ status = 0 }: Answer): boolean => status >= 200 && status <= 299
