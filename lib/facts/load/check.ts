/** Checks the facts and reports every problem at once, each with its file, its line and how to mend it. */
import { closest } from 'fastest-levenshtein'
import type { z } from 'zod'
import { fold } from '@/lib/text/fold'
import { DatasetRecord } from './dataset-record'
import type { LoadedFacts, Problem, SourceFile, SourceRecord } from './load'
import { type Facts, type RecordFamily, recordFamilies, recordName, recordSchemas } from './records'
import { referencesIn } from './references'
import { repeatedRelations } from './repeated-relations'

export interface CheckedFacts {
  dataset: DatasetRecord
  facts: Facts
}

type Checked = SourceRecord & { data: Facts[RecordFamily] extends Map<string, infer R> ? R : never }

/** A record's key: the slug of its file, but DID methods are referred to by their name. */
const keyOf = (record: SourceRecord): string => {
  const { content } = record
  const named = typeof content === 'object' && content !== null && 'name' in content
  return record.family === 'did-methods' && named ? String(content.name) : record.slug
}

const problemAt = (source: SourceFile, path: readonly PropertyKey[], message: string): Problem => ({
  file: source.file,
  line: source.line(path),
  message,
})

function didYouMean(word: string, known: readonly string[]): string {
  return known.length > 0 ? ` Did you mean "${closest(word, known)}"?` : ''
}

function issueMessage(issue: z.core.$ZodIssue): string {
  const field = issue.path.join('.')
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.map((key) => `"${key}"`).join(', ')
    return `${field ? `${field}: ` : ''}unknown field ${keys}. data/README.md lists the fields; correct the name or remove it.`
  }
  return `${field || 'record'}: ${plainMessage(issue)}`
}

/** The schema library's own words for a wrong type or value do not say how to mend it; ours do. */
function plainMessage(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && issue.message.startsWith('Invalid input')) {
    if (issue.message.endsWith('undefined'))
      return 'is missing. Add it; data/README.md lists the fields.'
    return `is no ${issue.expected}. Correct the value; data/README.md says what it may be.`
  }
  if (issue.code === 'invalid_value' && issue.message.startsWith('Invalid')) {
    return `takes ${issue.values.map((value) => `"${String(value)}"`).join(', ')}. Use one of them.`
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

function referenceProblems({ records, unreadable }: LoadedFacts): Problem[] {
  const known = new Map<RecordFamily, Set<string>>(recordFamilies.map((f) => [f, new Set()]))
  for (const record of records) known.get(record.family)?.add(keyOf(record))
  return records.flatMap((record) =>
    referencesIn(record.content).flatMap(({ path, family, key }) => {
      const keys = known.get(family)
      if (keys?.has(key) || unreadable.includes(family)) return []
      const message = `${path.join('.')}: no record "${key}" in ${family}/.${didYouMean(key, [...(keys ?? [])])} Otherwise add ${family}/${key}.yaml.`
      return [problemAt(record, path, message)]
    }),
  )
}

/** Reports each record whose value another record of the same family has already taken. */
function duplicateProblems(
  records: readonly Checked[],
  field: (record: Checked) => { name: string; value: string },
  remedy: (record: Checked) => string,
): Problem[] {
  const seen = new Map<string, SourceRecord>()
  return records.flatMap((record) => {
    const { name, value } = field(record)
    const key = `${record.family} ${fold(value)}`
    const first = seen.get(key)
    if (!first) {
      seen.set(key, record)
      return []
    }
    const message = `${name}: "${value}" is also that of ${first.file}. ${remedy(record)}`
    return [problemAt(record, [name], message)]
  })
}

function identityProblems(records: readonly Checked[]): Problem[] {
  const nextId = (family: RecordFamily): number =>
    1 + Math.max(...records.filter((r) => r.family === family).map(({ data }) => data.id))
  const ids = duplicateProblems(
    records,
    ({ data }) => ({ name: 'id', value: String(data.id) }),
    (record) => `Give the newer record the id ${nextId(record.family)}.`,
  )
  const names = duplicateProblems(
    records,
    ({ data }) => ({ name: 'title' in data ? 'title' : 'name', value: recordName(data) }),
    () => 'If both are the same thing, merge them; if not, tell them apart in the name.',
  )
  return [...ids, ...names]
}

function groupByFamily(records: readonly Checked[]): Facts {
  const groups = recordFamilies.map((family) => [
    family,
    new Map(records.filter((r) => r.family === family).map((r) => [keyOf(r), r.data])),
  ])
  return Object.fromEntries(groups) as Facts
}

const byPlace = (a: Problem, b: Problem): number =>
  a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1

/**
 * Checks loaded facts. Returns all problems in the order of files and lines; the facts only when there is no problem.
 */
export function checkFacts(loaded: LoadedFacts): { checked?: CheckedFacts; problems: Problem[] } {
  const problems = [...loaded.problems]
  const dataset = parseWith(DatasetRecord, loaded.dataset, problems)
  const records = loaded.records.flatMap((record): Checked[] => {
    const data = parseWith(recordSchemas[record.family], record, problems)
    return data ? [{ ...record, data }] : []
  })
  problems.push(
    ...referenceProblems(loaded),
    ...identityProblems(records),
    ...repeatedRelations(records),
  )
  if (problems.length > 0 || !dataset) return { problems: problems.sort(byPlace) }
  return { checked: { dataset, facts: groupByFamily(records) }, problems: [] }
}

/** One line for a problem, as compilers print them. */
export const formatProblem = ({ file, line, message }: Problem, folder: string): string =>
  `${folder}/${file}:${line}: ${message}`
