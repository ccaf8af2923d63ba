/** Dates in the generated description of a project that no other part of its record states. */
import type { ProjectRecord } from '@/lib/facts/load/project-record'
import type { Facts } from '@/lib/facts/load/records'
import { referencesIn } from '@/lib/facts/load/references'
import { isObject } from '@/lib/text/is-object'
import { writtenDates } from '@/lib/text/written-dates'
import { nameOfRecord } from './citations'

/** Returns every text in a value. Addresses are no statements. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    if (!URL.canParse(value)) yield value
  } else if (Array.isArray(value)) for (const item of value) yield* textsIn(item)
  else if (isObject(value)) for (const child of Object.values(value)) yield* textsIn(child)
}

/** Returns the names of the records that a project refers to, with the official names of laws. */
const namesIn = (facts: Facts, project: object): string[] =>
  referencesIn(project).flatMap(({ family, key }) => [
    nameOfRecord(facts, family, key) ?? '',
    family === 'regulations' ? (facts.regulations.get(key)?.official_name ?? '') : '',
  ])

/** Returns the dates of the description that no fact states, at their precision or a finer one. */
export function unstatedDates(facts: Facts, project: ProjectRecord): string[] {
  const { ai_description: description, ...rest } = project
  const stated = [...textsIn(rest), ...namesIn(facts, rest)].flatMap(writtenDates)
  return writtenDates(description).filter((date) => !stated.some((one) => one.startsWith(date)))
}
