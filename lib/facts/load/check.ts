/** Checks the facts. All problems are reported together, each with its file, its line and a remedy. */
import { closest } from 'fastest-levenshtein'
import type { z } from 'zod'
import { type Audit, AuditRecord } from './audit-record'
import { DatasetRecord } from './dataset-record'
import type { LoadedFacts, SourceRecord } from './load'
import {
  type Facts,
  type RecordFamily,
  recordFamilies,
  recordSchemas,
  referencesIn,
} from './records'
import { type CheckedRecord, repeatedIdentities, repeatedRelations } from './repeated'
import { type Publisher, Publishers, SourceRegistry } from './source-entry'
import type { Problem, SourceFile } from './yaml-file'

export interface CheckedFacts {
  dataset: DatasetRecord
  facts: Facts
  sources: SourceRegistry
  publishers: Publisher[]
  /** The latest first. */
  audits: Audit[]
}

/** Returns the key by which other records refer to a record: its slug or, for a DID method, its name. */
export const getKey = (record: SourceRecord): string => {
  const { content } = record
  const hasName = typeof content === 'object' && content !== null && 'name' in content
  return record.family === 'did-methods' && hasName ? String(content.name) : record.slug
}

const problemAt = (source: SourceFile, path: readonly PropertyKey[], message: string): Problem => ({
  file: source.file,
  line: source.line(path),
  message,
})

/** Suggests what to do about a reference to a record that does not exist. */
function referenceRemedy(family: RecordFamily, key: string, knownKeys: readonly string[]): string {
  const file = `${family}/${key}.yaml`
  return knownKeys.length > 0
    ? `Did you mean "${closest(key, knownKeys)}"? Otherwise add ${file}.`
    : `Add ${file}.`
}

function issueMessage(issue: z.core.$ZodIssue): string {
  const field = issue.path.join('.')
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.map((key) => `"${key}"`).join(', ')
    return `${field ? `${field}: ` : ''}unknown field ${keys}. data/README.md lists the fields; correct the name or remove it.`
  }
  return `${field || 'record'}: ${messageWithRemedy(issue)}`
}

/** What Zod's types are called in YAML. */
const forms: Partial<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'a map of fields',
  string: 'text',
}
const seeReadme = 'Correct the value; data/README.md says what it may be.'

/** Replaces Zod's default messages, which suggest no remedy. */
function messageWithRemedy(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && issue.message.startsWith('Invalid input')) {
    if (issue.message.endsWith('undefined'))
      return 'is missing. Add it; data/README.md lists the fields.'
    if (issue.message.endsWith('null')) return 'is empty. Fill it in or remove it.'
    return `should be ${forms[issue.expected] ?? issue.expected}. ${seeReadme}`
  }
  if (issue.code === 'invalid_union' && issue.message === 'Invalid input') {
    return `is empty or has the wrong form. ${seeReadme}`
  }
  if (issue.code === 'invalid_value' && issue.message.startsWith('Invalid')) {
    return `is not an allowed value. Use one of ${issue.values.map((value) => `"${String(value)}"`).join(', ')}.`
  }
  return issue.message
}

function parseWith<Schema extends z.ZodType>(
  schema: Schema,
  source: SourceFile,
  problems: Problem[],
): z.infer<Schema> | undefined {
  if (source.content === undefined) return undefined
  const parsed = schema.safeParse(source.content)
  if (parsed.success) return parsed.data
  for (const issue of parsed.error.issues) {
    const key = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
    problems.push(problemAt(source, [...issue.path, ...key], issueMessage(issue)))
  }
  return undefined
}

function referenceProblems({ records, unreadableFolders }: LoadedFacts): Problem[] {
  const keysByFamily = new Map<RecordFamily, Set<string>>(recordFamilies.map((f) => [f, new Set()]))
  for (const record of records) keysByFamily.get(record.family)?.add(getKey(record))
  return records.flatMap((record) =>
    referencesIn(record.content).flatMap(({ path, family, key }) => {
      const keys = keysByFamily.get(family)
      if (keys?.has(key) || unreadableFolders.includes(family)) return []
      const remedy = referenceRemedy(family, key, [...(keys ?? [])])
      const message = `${path.join('.')}: no record "${key}" in ${family}/. ${remedy}`
      return [problemAt(record, path, message)]
    }),
  )
}

/** Reports hosts that are listed twice, because two entries for one host could contradict each other. */
function repeatedHosts(file: SourceFile, publishers: readonly Publisher[]): Problem[] {
  const nameOfHost = new Map<string, string>()
  return publishers.flatMap(({ name, hosts }, index) =>
    hosts.flatMap((host) => {
      const firstPublisher = nameOfHost.get(host)
      nameOfHost.set(host, name)
      const message = `hosts: "${host}" is also listed under ${firstPublisher}. Remove it from one of them.`
      return firstPublisher === undefined ? [] : [problemAt(file, [index, 'hosts'], message)]
    }),
  )
}

function groupByFamily(records: readonly CheckedRecord[]): Facts {
  const groups = recordFamilies.map((family) => [
    family,
    new Map(records.filter((r) => r.family === family).map((r) => [getKey(r), r.data])),
  ])
  return Object.fromEntries(groups) as Facts
}

const byLocation = (a: Problem, b: Problem): number =>
  a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1

/** Checks loaded facts. Returns all problems in the order of files and lines, and the facts only if there are none. */
export function checkFacts(loaded: LoadedFacts): { checked?: CheckedFacts; problems: Problem[] } {
  const problems = [...loaded.problems]
  const dataset = parseWith(DatasetRecord, loaded.dataset, problems)
  const sources = parseWith(SourceRegistry, loaded.sources, problems) ?? {}
  const publishers = parseWith(Publishers, loaded.publishers, problems) ?? []
  const records = loaded.records.flatMap((record): CheckedRecord[] => {
    const data = parseWith(recordSchemas[record.family], record, problems)
    return data ? [{ ...record, data }] : []
  })
  const audits = loaded.audits.flatMap((file): Audit[] => {
    const audit = parseWith(AuditRecord, file, problems)
    return audit ? [{ ...audit, date: file.date }] : []
  })
  problems.push(
    ...referenceProblems(loaded),
    ...repeatedIdentities(records),
    ...repeatedRelations(records),
    ...repeatedHosts(loaded.publishers, publishers),
  )
  if (problems.length > 0 || !dataset) return { problems: problems.sort(byLocation) }
  return {
    checked: {
      dataset,
      facts: groupByFamily(records),
      sources,
      publishers,
      audits: audits.reverse(),
    },
    problems: [],
  }
}

/**
 * Formats a problem as a single line.
 * @example formatProblem(problem, 'data') // 'data/people/ada.yaml:2: name: is empty.'
 */
export const formatProblem = ({ file, line, message }: Problem, folder: string): string =>
  `${folder}/${file}:${line}: ${message}`
