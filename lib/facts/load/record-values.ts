/** Schemas that several families of the facts share. Every message suggests a remedy. */
import { z } from 'zod'
import { countryByCode, isIsoCode } from './countries'

export const Text = z.string().trim().min(1, 'is empty. Write the text or remove the field.')

/** A text of limited length. The longest official names of laws have some 400 characters. */
const shortText = (characters: number) =>
  Text.refine((text) => text.length <= characters, {
    error: ({ input }) =>
      `is ${String(input).length} characters long. Shorten it to at most ${characters}; longer text belongs in a description.`,
  })

/** A name or title, for lists, headings and pictures. */
export const Name = shortText(300)

export const OfficialName = shortText(600)

function isHttpUrl(text: string): boolean {
  if (/[\s<>"]/.test(text) || !URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.')
}

export const Url = z.string().refine(isHttpUrl, {
  error: (issue) =>
    `"${issue.input}" is not an http(s) URL. Give the full address, starting with https://.`,
})

const countryMessage = (input: unknown): string =>
  `"${input}" is not an ISO 3166-1 alpha-2 country code. Use two capital letters, such as CH`

export const CountryCode = z
  .string()
  .refine(isIsoCode, { error: ({ input }) => `${countryMessage(input)}.` })

/** The country of an organization, or the European Union for one of its bodies. */
export const SeatCode = z.string().refine((code) => countryByCode(code) !== undefined, {
  error: ({ input }) => `${countryMessage(input)}, or EU for a body of the European Union.`,
})

function isDate(text: string): boolean {
  const parts = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(text)
  if (!parts) return false
  const [, year, month = '01', day = '01'] = parts
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`)
  return (
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(`${year}-${month}-${day}`) &&
    Number(year) >= 1900
  )
}

/** A year, a month or a day. YAML parses an unquoted year as a number. */
export const PartialDate = z
  .union([z.string(), z.int()])
  .transform(String)
  .refine(isDate, {
    error: (issue) =>
      `"${issue.input}" is not a date. Write a year (2023), a month (2023-10) or a day (2023-10-13) that exists.`,
  })

export const Id = z
  .int('is not an integer. Give the record an id that no other record of its family has.')
  .min(
    1,
    'is not a positive integer. Give the record an id that no other record of its family has.',
  )

/** The current date in the easternmost time zone, which is the latest date anywhere on earth. */
const latestDay = (): string => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)

const ReviewDay = z.iso
  .date({ error: 'is not a day. Write it as 2026-11-21.', abort: true })
  .refine((day) => day <= latestDay(), {
    error: 'is in the future. Give the day on which the full record was checked.',
  })

/** The fields of every record that states facts with sources. */
export const recordFields = {
  id: Id,
  /** The date of the last review of the full record. */
  reviewed: ReviewDay.optional(),
}

/** The key of another record: its slug or, for a DID method, its name. */
export const Reference = Text

export const sourced = { source: Url }

/** Returns the named fields, each with its `<name>_source`. */
export function withSource<const Name extends string, Value extends z.ZodType>(
  names: readonly Name[],
  value: Value,
) {
  const fields = names.flatMap((name) => [
    [name, value.optional()],
    [`${name}_source`, Url.optional()],
  ])
  return Object.fromEntries(fields) as Record<Name, z.ZodOptional<Value>> &
    Record<`${Name}_source`, z.ZodOptional<typeof Url>>
}

/** The date on which a relation ended, and the page that shows it. */
export const ending = withSource(
  ['until'],
  PartialDate.refine((date) => date <= latestDay(), {
    error: 'is in the future. Add it once the relation has ended.',
  }),
)

/** Whether a relation is current. A relation that has ended is shown as former, and is not counted. */
export const isCurrent = ({ until }: { until?: string | undefined }): boolean => until === undefined

export const Coordinates = z.strictObject({
  latitude: z
    .number()
    .min(-90, 'is below -90 degrees. Give a value from -90 to 90.')
    .max(90, 'is above 90 degrees. Give a value from -90 to 90.'),
  longitude: z
    .number()
    .min(-180, 'is below -180 degrees. Give a value from -180 to 180.')
    .max(180, 'is above 180 degrees. Give a value from -180 to 180.'),
})

export const RegionTitle = z.strictObject({ title: Name, abbreviation: Name })
