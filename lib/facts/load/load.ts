/** Reads the facts from disk. The only reader of YAML. */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Document, isNode, LineCounter, parseDocument } from 'yaml'
import { ifMissing, reasonOf } from '@/lib/files/failures'
import { type RecordFamily, recordFamilies } from './records'

/** Something that must be mended in the facts. */
export interface Problem {
  /** Path of the file from the data folder. */
  file: string
  line: number
  message: string
}

export interface SourceFile {
  file: string
  /** Undefined where the file could not be read, which is a problem of its own. */
  content: unknown
  /** The line of a value in the file; of its nearest parent where the value is absent. */
  line: (path: readonly PropertyKey[]) => number
}

export interface SourceRecord extends SourceFile {
  family: RecordFamily
  slug: string
}

export interface LoadedFacts {
  dataset: SourceFile
  records: SourceRecord[]
  /** Families whose folder cannot be read: which records they hold is not known. */
  unreadable: RecordFamily[]
  problems: Problem[]
}

type ReadFile = SourceFile & { faults: Problem[] }

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

/** The plain value of a document. An alias without its anchor, or too many of them, is found only here. */
function plainValue(document: Document): { content?: unknown; error?: string } {
  try {
    // Facts need no aliases, and one that leads back to itself would never end.
    return { content: document.toJS({ maxAliasCount: 0 }) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

function parseYaml(file: string, text: string): ReadFile {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const fault = (line: number, message: string): Problem => ({
    file,
    line,
    message: `is not valid YAML: ${message}. Mend the line, then check again.`,
  })
  const faults = document.errors.map((error) =>
    fault(lines.linePos(error.pos[0]).line, error.message),
  )
  const { content, error } = faults.length > 0 ? {} : plainValue(document)
  if (error !== undefined) faults.push(fault(1, error))
  return { file, content, line: lineFinder(document, lines), faults }
}

const unreadable = (file: string, error: unknown, kind: 'file' | 'folder'): Problem => ({
  file,
  line: 1,
  message: `cannot be read (${reasonOf(error)}). Put a readable ${kind} there, or remove it.`,
})

const withoutContent = (file: string, ...faults: Problem[]): ReadFile => ({
  file,
  content: undefined,
  line: () => 1,
  faults,
})

async function readYaml(folder: string, file: string): Promise<ReadFile> {
  let text: string
  try {
    text = await readFile(path.join(folder, file), 'utf8')
  } catch (error) {
    return withoutContent(file, unreadable(file, error, 'file'))
  }
  return parseYaml(file, text)
}

async function readFamily(folder: string, family: RecordFamily, into: LoadedFacts): Promise<void> {
  const names = await readdir(path.join(folder, family)).catch((error: unknown) => {
    into.unreadable.push(family)
    into.problems.push(unreadable(family, error, 'folder'))
    return []
  })
  for (const name of names.sort()) {
    const file = `${family}/${name}`
    const slug = name.replace(/\.yaml$/, '')
    if (slug === name || !slugPattern.test(slug)) {
      const message =
        'is no record. Name the file by a slug of small letters, digits and single hyphens, ending in .yaml.'
      into.problems.push({ file, line: 1, message })
      continue
    }
    const { faults, ...source } = await readYaml(folder, file)
    into.problems.push(...faults)
    into.records.push({ ...source, family, slug })
  }
}

/** What a data folder holds beside its families. */
const otherFiles = new Set(['dataset.yaml', 'README.md', 'LICENSE.md'])

/** A misspelt folder would leave out its records without a word. */
function unknownEntries(names: readonly string[]): Problem[] {
  const known = (name: string) => otherFiles.has(name) || recordFamilies.some((f) => f === name)
  const message = `is no family of records. The families are ${recordFamilies.join(', ')}.`
  return names.filter((name) => !known(name)).map((file) => ({ file, line: 1, message }))
}

async function readDataset(folder: string, names: readonly string[]): Promise<ReadFile> {
  const file = 'dataset.yaml'
  if (names.includes(file)) return readYaml(folder, file)
  const message = 'is missing. Add the file that says what the dataset is and who is credited.'
  return withoutContent(file, { file, line: 1, message })
}

/** Reads every YAML file of a data folder, in the order of families and slugs. */
export async function loadFacts(folder: string): Promise<LoadedFacts> {
  let names: string[]
  try {
    names = await readdir(folder).catch(ifMissing([]))
  } catch (error) {
    const dataset = withoutContent('dataset.yaml')
    return { dataset, records: [], unreadable: [], problems: [unreadable('', error, 'folder')] }
  }
  const { faults, ...dataset } = await readDataset(folder, names)
  const problems = [...faults, ...unknownEntries(names)]
  const loaded: LoadedFacts = { dataset, records: [], unreadable: [], problems }
  // A family without records has no folder: git keeps no empty ones.
  const present = recordFamilies.filter((family) => names.includes(family))
  for (const family of present) await readFamily(folder, family, loaded)
  return loaded
}
