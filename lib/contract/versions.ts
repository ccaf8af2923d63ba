/** The versions of the data. An addition to `api.md`. */
import { z } from 'zod'
import { ChangeCount } from './changes'

export const Version = z.object({
  /** The name of the version, which is its date: `2026.11.22`. */
  version: z.string(),
  /** The same date in ISO 8601. */
  date: z.string(),
  /** The digest of the frozen file, in hexadecimal. */
  sha256: z.string(),
  records: z.int().min(0),
  summary: z.string(),
  notes: z.array(z.string()),
  /** Changes since the previous version; empty for the first version. */
  counts: z.array(ChangeCount),
})
export type Version = z.infer<typeof Version>

/** The newest first. */
export const Versions = z.object({ data: z.array(Version) })
export type Versions = z.infer<typeof Versions>
