/** The versions of the data. An addition beyond `api.md`. */
import { z } from 'zod'
import { ChangeCount } from './changes'

export const Version = z.object({
  /** Its day: `2026.11.22`. */
  version: z.string(),
  /** The same in ISO 8601. */
  date: z.string(),
  /** Of the frozen file, in hexadecimal. */
  sha256: z.string(),
  records: z.int().min(0),
  summary: z.string(),
  notes: z.array(z.string()),
  /** What changed since the version before it; empty for the first. */
  counts: z.array(ChangeCount),
})
export type Version = z.infer<typeof Version>

/** The newest first. */
export const Versions = z.object({ data: z.array(Version) })
export type Versions = z.infer<typeof Versions>
