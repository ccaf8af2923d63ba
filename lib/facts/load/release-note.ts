/** What people say of a version beside what a program finds: `data/releases/2026.11.21.yaml`. */
import { parse, stringify } from 'yaml'
import { z } from 'zod'

export const ReleaseNote = z.strictObject({
  /** A sentence or two, in plain words. */
  summary: z.string().trim().min(1),
  /** What readers should know of single changes. */
  notes: z.array(z.string().trim().min(1)).default([]),
})
export type ReleaseNote = z.infer<typeof ReleaseNote>

/** Throws if the text is no YAML, or says something else. */
export function parseReleaseNote(text: string): ReleaseNote {
  const parsed = ReleaseNote.safeParse(parse(text))
  if (parsed.success) return parsed.data
  throw new Error(z.prettifyError(parsed.error))
}

export const releaseNoteText = (note: ReleaseNote): string =>
  `# What is new in this version, in words. The list of changes is made from the versions themselves.\n${stringify(note, { lineWidth: 120 })}`
