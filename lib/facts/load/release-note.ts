/** The note of a version in `data/releases/2026.11.21.yaml`, in which people add to the generated list of changes. */
import { parse, stringify } from 'yaml'
import { z } from 'zod'

export const ReleaseNote = z.strictObject({
  /** One or two sentences in plain words. */
  summary: z.string().trim().min(1),
  /** Remarks about individual changes. */
  notes: z.array(z.string().trim().min(1)).default([]),
})
export type ReleaseNote = z.infer<typeof ReleaseNote>

/** Parses a note. Throws if the text is not valid YAML, or does not match the schema. */
export function parseReleaseNote(text: string): ReleaseNote {
  const parsed = ReleaseNote.safeParse(parse(text))
  if (parsed.success) return parsed.data
  throw new Error(z.prettifyError(parsed.error))
}

export const releaseNoteText = (note: ReleaseNote): string =>
  `# What is new in this version, in words. The list of changes is made from the versions themselves.\n${stringify(note, { lineWidth: 120 })}`
