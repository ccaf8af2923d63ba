/** The result of a run for an address. */
import { z } from 'zod'

export const verdicts = [
  /** The page exists. */
  'ok',
  /** The page has permanently moved to another address. */
  'moved',
  /** The page does not exist. */
  'failed',
  /** The page could not be reached this time. */
  'unreachable',
  /** The site refuses programs, so the state of the page is unknown. */
  'blocked',
] as const
export type Verdict = (typeof verdicts)[number]

const Page = z.object({
  title: z.string().optional(),
  /** A year, a month or a day. */
  published: z.string().optional(),
  /** The SHA-256 of the readable text, truncated. */
  text: z.string().optional(),
})
export type Page = z.infer<typeof Page>

export const Finding = z.object({
  verdict: z.enum(verdicts),
  /** Explains why the page was not read. */
  reason: z.string().optional(),
  status: z.int().optional(),
  /** The target of permanent redirects. */
  movedTo: z.string().optional(),
  page: Page.optional(),
})
export type Finding = z.infer<typeof Finding>
