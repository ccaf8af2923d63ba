/**
 * A correction suggested by a visitor: the fact, its correct value, and a page that confirms it. It can also suggest a
 * missing record.
 */
import { z } from 'zod'
import { familyOfPath } from '@/lib/contract/families'
import { safeHttpUrl } from '@/lib/text/safe-http-url'

export const limits = { right: 2000, source: 500 } as const

/** In place of the last segment of a record that is missing: `projects/new`. */
export const missing = 'new'

/** The path of a record without its slug, `projects/118` or `countries/CH`, or `projects/new` for a missing record. */
const recordForm = /^([a-z-]+)\/([1-9]\d{0,15}|[A-Z]{2}|new)$/

/** Returns the family and the last segment of a record's path, or undefined if the text names no record. */
export function parseRecord(text: string) {
  const [, path = '', segment = ''] = recordForm.exec(text) ?? []
  const family = familyOfPath(path)
  if (!family || (family === 'countries') !== /^[A-Z]/.test(segment)) return undefined
  return { family, segment }
}

/** The address of a record by its path, or that of the list in which it is missing. */
export const recordAddress = (record: string): string => `/${record.replace(/\/new$/, '')}`

/** A field, optionally followed by a colon and one of its entries: `launch_date`, `standards:w3c-did-core`. */
export const factForm = /^[a-z][a-z0-9_]{0,59}(?::[a-z0-9-]{1,80})?$/

/** Counts a line break as one character, as browsers do. */
const text = z
  .string()
  .transform((typed) => typed.replace(/\r\n?/g, '\n').trim())
  .default('')

/** True for `projects/new`: a record that is missing. */
export const isMissing = (record: string): boolean => parseRecord(record)?.segment === missing

const Fields = z.object({
  record: z.string().refine((name) => parseRecord(name) !== undefined, {
    error:
      'We cannot tell which page this is about. Go to that page and choose “Suggest a correction” again.',
  }),
  fact: z.string().regex(factForm, { error: 'Choose the fact you want to correct.' }).optional(),
  right: text
    .refine((typed) => typed !== '', { error: 'Enter what it should say.' })
    .refine((typed) => typed.length <= limits.right, {
      error: `Enter at most ${limits.right.toLocaleString('en')} characters.`,
    }),
  source: text
    .refine((typed) => typed.length <= limits.source, {
      error: `The source address may have at most ${limits.source} characters.`,
    })
    .refine((typed) => typed === '' || safeHttpUrl(typed) !== undefined, {
      error: 'The source must be an address that begins with https:// or http://.',
    }),
})

export const Correction = Fields.refine(
  ({ record, source }) => !isMissing(record) || source !== '',
  { path: ['source'], error: 'Enter the source: the address of a page about what is missing.' },
).refine(({ record, fact }) => !isMissing(record) || fact === undefined, {
  path: ['fact'],
  error: 'A page that is missing has no facts to correct yet. Open the form again.',
})
export type Correction = z.infer<typeof Correction>

/** The form's own fields, and a trap: a field that people leave empty, as its label asks them to. */
export const fieldNames = ['record', 'fact', 'right', 'source'] as const
export const trapName = 'subject'
