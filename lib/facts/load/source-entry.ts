/**
 * The schemas of `data/sources.yaml` and `data/publishers.yaml`, which describe the sources themselves, apart from the
 * facts that they confirm.
 */
import { z } from 'zod'
import { sourceKinds } from '@/lib/contract/sources'
import { Name, PartialDate, Url } from './record-values'

const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'is not a day. Write it as 2026-11-21.')
const Language = z
  .string()
  .regex(
    /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/,
    'is not a language tag. Use BCP 47, such as en or pt-BR.',
  )

/** The results of the last checks of an address, written by `npm run data:links`. */
const Check = z.strictObject({
  day: Day,
  /** True if the site or its robots.txt refused access to programs, so that the check found out nothing. */
  blocked: z.literal(true).optional(),
  /**
   * The status code of the last response; absent if there was none. Any three digits are allowed, because sites answer
   * with codes of their own: LinkedIn refuses programs with 999.
   */
  status: z.int().min(100).max(999).optional(),
  /** The target of a permanent redirect. */
  moved_to: Url.optional(),
  /** The days of failed checks since the last successful check. On the third such day, the source counts as gone. */
  failed: z.array(Day).optional(),
  /** The SHA-256 of the readable text, truncated. Another hash shows that the page has changed. */
  text: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional(),
})

export const SourceEntry = z.strictObject({
  title: Name.optional(),
  publisher: Name.optional(),
  kind: z.enum(sourceKinds).optional(),
  language: Language.optional(),
  published: PartialDate.optional(),
  seen: Day.optional(),
  archived: Url.optional(),
  check: Check.optional(),
})
export type SourceEntry = z.infer<typeof SourceEntry>

/** One entry per address, in the form in which the facts cite it. */
export const SourceRegistry = z.record(Url, SourceEntry)
export type SourceRegistry = z.infer<typeof SourceRegistry>

export const Publisher = z.strictObject({
  name: Name,
  kind: z.enum(sourceKinds),
  language: Language.optional(),
  /** True for a site that shows copies of other people's documents. */
  copies: z.boolean().optional(),
  /** Hosts, and code repositories whose publisher is not their owner: `github.com/owner/name`. */
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
