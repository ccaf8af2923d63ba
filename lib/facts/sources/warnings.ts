/** Warnings about facts that are not wrong, but could be better. */
import { type CheckedFacts, getKey } from '@/lib/facts/load/check'
import type { LoadedFacts, SourceRecord } from '@/lib/facts/load/load'
import type { ProjectRecord } from '@/lib/facts/load/project-record'
import { type Facts, referencesIn } from '@/lib/facts/load/records'
import type { Problem } from '@/lib/facts/load/yaml-file'
import { counted, enumerated, formatCount } from '@/lib/text/counted'
import { formatDate, monthNames } from '@/lib/text/dates'
import { isObject } from '@/lib/text/json-values'
import { getCitedFacts, getWebsites, makeCitations, nameOfRecord } from './citations'
import { type Weakness, weakMessage, weakness } from './evidence'
import { sourceFinder } from './known-source'

const month = `(${monthNames.map((name) => `${name}|${name.slice(0, 3)}\\.?`).join('|')}|Sept\\.?)`
const year = '((?:19[5-9]|20[0-4])\\d)'

// Part of a name: the funding programme Horizon 2020, the law 2024/1183, the call 2020-FR-1 or DS02-2020.
const beforeDate = '(?<!Horizon |[A-Z]\\d*-)'
const afterDate = '(?!/\\d{3}|-[A-Z])'

/** `13 October 2023`, `October 13, 2023`, `October 2023`, `2023-10-13`, `2023-10` and `2023`. */
const datePattern = new RegExp(
  `${beforeDate}\\b(?:(?:(\\d{1,2}) )?${month}(?: (\\d{1,2}),)? ${year}|${year}(?:-(0[1-9]|1[0-2])(?:-([0-2]\\d|3[01]))?)?)\\b${afterDate}`,
  'g',
)

const monthNumber = (name: string): number =>
  monthNames.findIndex((monthName) => monthName.startsWith(name.slice(0, 3))) + 1

const twoDigits = (part: string | number): string => String(part).padStart(2, '0')

function partialDate([, day, name, dayAfter, namedYear, plainYear, ...rest]: RegExpExecArray) {
  if (plainYear !== undefined) return [plainYear, ...rest].filter(Boolean).join('-')
  const monthPart = name === undefined ? [] : [twoDigits(monthNumber(name))]
  const dayOfMonth = day ?? dayAfter
  return [namedYear, ...monthPart, ...(dayOfMonth ? [twoDigits(dayOfMonth)] : [])].join('-')
}

/**
 * Returns each date in an English text once, in the order of the text and in the form of the facts: a year, a month or a
 * day.
 * @example writtenDates('Begun in May 2021, over since 3 September 2023') // ['2021-05', '2023-09-03']
 */
export const writtenDates = (text: string): string[] => [
  ...new Set([...text.matchAll(datePattern)].map(partialDate)),
]

/** Returns every text in a value. Addresses are not statements. */
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

/** Returns the dates in the description that no fact states with at least the same precision. */
function unstatedDates(facts: Facts, project: ProjectRecord): string[] {
  const { ai_description: description, ...rest } = project
  const statedDates = [...textsIn(rest), ...namesIn(facts, rest)].flatMap(writtenDates)
  return writtenDates(description).filter(
    (date) => !statedDates.some((statedDate) => statedDate.startsWith(date)),
  )
}

interface Warning extends Problem {
  /**
   * The weakness of the evidence; `unsourced` for a status without a source; `undated` for a description with dates that
   * no fact states; or `unnamed` for a registry entry whose address does not occur in the facts.
   */
  reason: Weakness | 'unsourced' | 'undated' | 'unnamed'
}

/** The number of statuses without a source in `data/`. It may only fall. */
export const maxUnsourcedStatuses = 15

type RecordsByKey = ReadonlyMap<string, SourceRecord>

function weakFacts(records: RecordsByKey, checked: CheckedFacts): Warning[] {
  const lookUpSource = sourceFinder(checked)
  return [...getCitedFacts(checked.facts)].flatMap((fact): Warning[] => {
    const reason = weakness(fact, lookUpSource)
    const record = records.get(`${fact.family} ${fact.key}`)
    if (!reason || !record) return []
    const message = weakMessage(fact, lookUpSource)
    return [{ file: record.file, line: record.line(fact.path), message, reason }]
  })
}

/** Reports missing facts of projects: the source of a status, and facts for the dates in a description. */
function* projectWarnings(records: RecordsByKey, { facts }: CheckedFacts): Generator<Warning> {
  for (const [key, project] of facts.projects) {
    const record = records.get(`projects ${key}`)
    if (!record) continue
    const warning = (field: string, reason: Warning['reason'], message: string): Warning => ({
      file: record.file,
      line: record.line([field]),
      message: `${field}: ${message}`,
      reason,
    })
    if (project.status && !project.status_source) {
      yield warning('status', 'unsourced', 'has no status_source. Give the page that shows it.')
    }
    const dates = enumerated(unstatedDates(facts, project).map(formatDate))
    const undated = `names ${dates}, which no fact of the record states.`
    if (dates) yield warning('ai_description', 'undated', undated)
  }
}

/**
 * Reports registry entries for addresses that are neither sources nor websites in the facts. The registry contains
 * both, because the link check records its findings there.
 */
function unnamedEntries({ sources: file }: LoadedFacts, { facts, sources }: CheckedFacts) {
  const citations = [...makeCitations(facts)].map(({ url }) => url)
  const namedUrls = new Set([...citations, ...getWebsites(facts)].map((url) => new URL(url).href))
  return Object.keys(sources).flatMap((url): Warning[] => {
    const message = `${url}: the facts name no such address. Remove the entry.`
    const place = { file: file.file, line: file.line([url]), message }
    return namedUrls.has(new URL(url).href) ? [] : [{ ...place, reason: 'unnamed' }]
  })
}

/** Returns the warnings about evidence, about projects and about the registry, each in the order of the records. */
export function findWarnings(loaded: LoadedFacts, checked: CheckedFacts): Warning[] {
  const records = new Map(
    loaded.records.map((record) => [`${record.family} ${getKey(record)}`, record]),
  )
  return [
    ...weakFacts(records, checked),
    ...projectWarnings(records, checked),
    ...unnamedEntries(loaded, checked),
  ]
}

const getCount = (warnings: readonly Warning[], reason: Warning['reason']): number =>
  warnings.filter((warning) => warning.reason === reason).length

/** Returns a sentence if more statuses lack a source than before, or undefined. */
export function tooManyUnsourced(warnings: readonly Warning[]): string | undefined {
  const count = getCount(warnings, 'unsourced')
  if (count <= maxUnsourcedStatuses) return undefined
  return `${counted(count, 'status has', 'statuses have')} no source, and only ${maxUnsourcedStatuses} may. Give each new status its status_source.`
}

function weakLines(warnings: readonly Warning[], facts: Facts): string[] {
  const [otherCount, copyCount] = [getCount(warnings, 'other'), getCount(warnings, 'copy')]
  const kinds = [
    ...(otherCount > 0 ? [`${formatCount(otherCount)} only on sources of the kind other`] : []),
    ...(copyCount > 0 ? [`${formatCount(copyCount)} only on copies of somebody else’s page`] : []),
  ]
  if (kinds.length === 0) return []
  const citedFactCount = counted([...getCitedFacts(facts)].length, 'fact')
  return [
    `${formatCount(otherCount + copyCount)} of ${citedFactCount} rest on weak evidence: ${enumerated(kinds)}.`,
  ]
}

/** Counts the warnings of each kind, in one line each. */
export function warningCounts(warnings: readonly Warning[], facts: Facts): string[] {
  const line = (
    reason: Warning['reason'],
    singular: string,
    plural: string,
    complement: string,
  ) => {
    const count = getCount(warnings, reason)
    return count > 0 ? [`${counted(count, singular, plural)} ${complement}.`] : []
  }
  return [
    ...weakLines(warnings, facts),
    ...line('unsourced', 'status', 'statuses', 'without a source'),
    ...line(
      'undated',
      'description',
      'descriptions',
      'with dates that no fact of the record states',
    ),
    ...line('unnamed', 'entry', 'entries', 'of sources.yaml for addresses that no fact names'),
  ]
}
