/** The form of `data/sources.yaml` and `data/publishers.yaml`: what is known of sources beside the facts they confirm. */
import { z } from 'zod'
import { sourceKinds } from '@/lib/contract/sources'
import { PartialDate, Text, Url } from './record-values'

const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'is no day. Write it as 2026-11-21.')
const Language = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'is no language tag. Use BCP 47, such as en or pt-BR.')

/** What the last checks of an address found; written by `npm run data:links`. */
const Check = z.strictObject({
  day: Day,
  /** True if the site or its robots.txt let no machine look, so that the check found out nothing. */
  blocked: z.literal(true).optional(),
  /** The status code of the last answer; absent if there was none. */
  status: z.int().min(100).max(599).optional(),
  /** Where a permanent redirect leads. */
  moved_to: Url.optional(),
  /** The days of failed checks since the last that succeeded; the third different day makes the source gone. */
  failed: z.array(Day).optional(),
  /** SHA-256 of the readable text, shortened: another hash says that the page has changed. */
  text: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional(),
})

export const SourceEntry = z.strictObject({
  title: Text.optional(),
  publisher: Text.optional(),
  kind: z.enum(sourceKinds).optional(),
  language: Language.optional(),
  published: PartialDate.optional(),
  seen: Day.optional(),
  archived: Url.optional(),
  check: Check.optional(),
})
export type SourceEntry = z.infer<typeof SourceEntry>

/** One entry an address, as the facts cite it. */
export const SourceRegistry = z.record(Url, SourceEntry)
export type SourceRegistry = z.infer<typeof SourceRegistry>

export const Publisher = z.strictObject({
  name: Text,
  kind: z.enum(sourceKinds),
  language: Language.optional(),
  /** True for a site that shows copies of other people's documents. */
  copies: z.boolean().optional(),
  /** Hosts, and repositories of code whose publisher is not their owner: `github.com/owner/name`. */
  hosts: z
    .array(
      z
        .string()
        .regex(
          /^(?!www\.)[a-z0-9-]+(\.[a-z0-9-]+)+(\/[\w.-]+\/[\w.-]+)?$/,
          'is neither a host nor a repository such as `github.com/owner/name`. Leave out `www.`.',
        ),
    )
    .min(1),
})
export type Publisher = z.infer<typeof Publisher>
export const Publishers = z.array(Publisher)
