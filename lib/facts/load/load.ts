/** Reads the facts from disk. No other file parses YAML. */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Document, isNode, LineCounter, parseDocument } from 'yaml'
import { ifMissing, reasonOf } from '@/lib/files/failures'
import { type RecordFamily, recordFamilies } from './records'

/** An error in the facts. The message includes a remedy. */
export interface Problem {
  /** The path of the file within the data folder. */
  file: string
  line: number
  message: string
}

export interface SourceFile {
  file: string
  /** Undefined if the file could not be read or parsed, which is reported as a problem. */
  content: unknown
  /** The line of a value in the file; if the value is absent, the line of its nearest parent. */
  line: (path: readonly PropertyKey[]) => number
}

export interface SourceRecord extends SourceFile {
  family: RecordFamily
  slug: string
}

export interface LoadedFacts {
  dataset: SourceFile
  /** What is known of sources and of their publishers; without content if the file is absent. */
  sources: SourceFile
  publishers: SourceFile
  records: SourceRecord[]
  /** Families whose folder cannot be read, so that references to their records cannot be checked. */
  unreadableFamilies: RecordFamily[]
  problems: Problem[]
}

type ParsedFile = SourceFile & { problems: Problem[] }

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

function lineFinder(document: Document, lines: LineCounter) {
  return (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true)
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
    }
    return 1
  }
}

/** The plain value of a document. Invalid aliases are detected only in this step. */
function plainValue(document: Document): { content?: unknown; error?: string } {
  try {
    // Facts need no aliases, and a cyclic alias would make the value infinite.
    return { content: document.toJS({ maxAliasCount: 0 }) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

function parseYaml(file: string, text: string): ParsedFile {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const problem = (line: number, message: string): Problem => ({
    file,
    line,
    message: `is not valid YAML: ${message}. Correct the line and check again.`,
  })
  const problems = document.errors.map((error) =>
    problem(lines.linePos(error.pos[0]).line, error.message),
  )
  const { content, error } = problems.length > 0 ? {} : plainValue(document)
  if (error !== undefined) problems.push(problem(1, error))
  return { file, content, line: lineFinder(document, lines), problems }
}

const unreadableProblem = (file: string, error: unknown, kind: 'file' | 'folder'): Problem => ({
  file,
  line: 1,
  message: `cannot be read (${reasonOf(error)}). Replace it with a readable ${kind}, or remove it.`,
})

const withoutContent = (file: string, ...problems: Problem[]): ParsedFile => ({
  file,
  content: undefined,
  line: () => 1,
  problems,
})

async function readYaml(folder: string, file: string): Promise<ParsedFile> {
  let text: string
  try {
    text = await readFile(path.join(folder, file), 'utf8')
  } catch (error) {
    return withoutContent(file, unreadableProblem(file, error, 'file'))
  }
  return parseYaml(file, text)
}

async function readFamily(
  folder: string,
  family: RecordFamily,
  loaded: LoadedFacts,
): Promise<void> {
  const names = await readdir(path.join(folder, family)).catch((error: unknown) => {
    loaded.unreadableFamilies.push(family)
    loaded.problems.push(unreadableProblem(family, error, 'folder'))
    return []
  })
  for (const name of names.sort()) {
    const file = `${family}/${name}`
    const slug = name.replace(/\.yaml$/, '')
    if (slug === name || !slugPattern.test(slug)) {
      const message =
        'is not a record. Name the file with a slug of lower-case letters, digits and single hyphens, ending in .yaml.'
      loaded.problems.push({ file, line: 1, message })
      continue
    }
    const { problems, ...source } = await readYaml(folder, file)
    loaded.problems.push(...problems)
    loaded.records.push({ ...source, family, slug })
  }
}

/** Files of a data folder that are not families. */
const otherFiles = new Set([
  'dataset.yaml',
  'sources.yaml',
  'publishers.yaml',
  'README.md',
  'LICENSE.md',
])

/** Without this check, the records in a folder with a misspelt name would be ignored silently. */
function unknownEntries(names: readonly string[]): Problem[] {
  const known = (name: string) => otherFiles.has(name) || recordFamilies.some((f) => f === name)
  const message = `is not a family of records. Remove it, or rename it to one of ${recordFamilies.join(', ')}.`
  return names.filter((name) => !known(name)).map((file) => ({ file, line: 1, message }))
}

async function readDataset(folder: string, names: readonly string[]): Promise<ParsedFile> {
  const file = 'dataset.yaml'
  if (names.includes(file)) return readYaml(folder, file)
  const message = 'is missing. Add the file, which describes the dataset and names whom to credit.'
  return withoutContent(file, { file, line: 1, message })
}

const readIfPresent = async (folder: string, names: readonly string[], file: string) =>
  names.includes(file) ? readYaml(folder, file) : withoutContent(file)

/** Reads every YAML file of a data folder, in the order of families and slugs. */
export async function loadFacts(folder: string): Promise<LoadedFacts> {
  let names: string[]
  try {
    names = await readdir(folder).catch(ifMissing([]))
  } catch (error) {
    return {
      dataset: withoutContent('dataset.yaml'),
      sources: withoutContent('sources.yaml'),
      publishers: withoutContent('publishers.yaml'),
      records: [],
      unreadableFamilies: [],
      problems: [unreadableProblem('', error, 'folder')],
    }
  }
  const dataset = await readDataset(folder, names)
  const sources = await readIfPresent(folder, names, 'sources.yaml')
  const publishers = await readIfPresent(folder, names, 'publishers.yaml')
  const problems = [dataset, sources, publishers].flatMap((file) => file.problems)
  const loaded: LoadedFacts = {
    dataset,
    sources,
    publishers,
    records: [],
    unreadableFamilies: [],
    problems: [...problems, ...unknownEntries(names)],
  }
  // A family without records has no folder, because git does not track empty folders.
  const present = recordFamilies.filter((family) => names.includes(family))
  for (const family of present) await readFamily(folder, family, loaded)
  return loaded
}
