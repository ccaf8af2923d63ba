/** Reads the facts from disk. */
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { ifMissing } from '@/lib/files/failures'
import { type RecordFamily, recordFamilies } from './records'
import {
  type Problem,
  readYaml,
  type SourceFile,
  unreadableProblem,
  withoutContent,
} from './yaml-file'

export interface SourceRecord extends SourceFile {
  family: RecordFamily
  slug: string
}

export interface AuditFile extends SourceFile {
  /** The date of the audit, from the name of the file. */
  date: string
}

export interface LoadedFacts {
  dataset: SourceFile
  /** The registry of sources and publishers. The content is undefined if the file is absent. */
  sources: SourceFile
  publishers: SourceFile
  audits: AuditFile[]
  records: SourceRecord[]
  /** Folders that cannot be read. References to their records cannot be checked. */
  unreadableFolders: string[]
  problems: Problem[]
}

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

interface DataFolder {
  folder: string
  read: typeof readYaml
}

/** Reads the YAML files of a subfolder whose names match a pattern. Problems are added to the loaded facts. */
async function readFolder(
  { folder, read }: DataFolder,
  subfolder: string,
  { pattern, remedy }: { pattern: RegExp; remedy: string },
  loaded: LoadedFacts,
): Promise<(SourceFile & { stem: string })[]> {
  const names = await readdir(path.join(folder, subfolder)).catch((error: unknown) => {
    loaded.problems.push(unreadableProblem(subfolder, error, 'folder'))
    return undefined
  })
  if (!names) loaded.unreadableFolders.push(subfolder)
  const files: (SourceFile & { stem: string })[] = []
  for (const name of names?.sort() ?? []) {
    const file = `${subfolder}/${name}`
    const stem = name.replace(/\.yaml$/, '')
    if (stem === name || !pattern.test(stem)) {
      loaded.problems.push({ file, line: 1, message: remedy })
      continue
    }
    const { problems, ...source } = await read(folder, file)
    loaded.problems.push(...problems)
    files.push({ ...source, stem })
  }
  return files
}

const recordNames = {
  pattern: slugPattern,
  remedy:
    'is not a record. Name the file with a slug of lower-case letters, digits and single hyphens, ending in .yaml.',
}
const auditNames = {
  pattern: /^\d{4}-\d{2}-\d{2}$/,
  remedy: 'is not an audit. Name the file by its day, such as 2026-11-22.yaml.',
}

const auditFolder = 'audits'

/** The other entries of a data folder: files, and the published versions. */
const otherEntries = new Set([
  'dataset.yaml',
  'sources.yaml',
  'publishers.yaml',
  'README.md',
  'LICENSE.md',
  'releases',
])

/** Reports unknown entries. Otherwise, the records in a folder with a misspelt name would be ignored silently. */
function unknownEntries(names: readonly string[]): Problem[] {
  const isAllowed = (name: string) =>
    name === auditFolder || otherEntries.has(name) || recordFamilies.some((f) => f === name)
  const message = `is not a family of records. Remove it, or rename it to one of ${recordFamilies.join(', ')}.`
  return names.filter((name) => !isAllowed(name)).map((file) => ({ file, line: 1, message }))
}

const missingDataset: Problem = {
  file: 'dataset.yaml',
  line: 1,
  message: 'is missing. Add the file, which describes the dataset and names whom to credit.',
}

/**
 * Reads every YAML file of a data folder, in the order of families and slugs.
 * @param read reads one file of the folder; tests pass a function that parses equal files only once
 */
export async function loadFacts(folder: string, read = readYaml): Promise<LoadedFacts> {
  const loaded: LoadedFacts = {
    dataset: withoutContent('dataset.yaml'),
    sources: withoutContent('sources.yaml'),
    publishers: withoutContent('publishers.yaml'),
    audits: [],
    records: [],
    unreadableFolders: [],
    problems: [],
  }
  let names: string[]
  try {
    names = await readdir(folder).catch(ifMissing([]))
  } catch (error) {
    return { ...loaded, problems: [unreadableProblem('', error, 'folder')] }
  }
  const data = { folder, read }
  const readIfPresent = async (file: string, ...problems: Problem[]) =>
    names.includes(file) ? read(folder, file) : withoutContent(file, ...problems)
  const files = {
    dataset: await readIfPresent('dataset.yaml', missingDataset),
    sources: await readIfPresent('sources.yaml'),
    publishers: await readIfPresent('publishers.yaml'),
  }
  Object.assign(loaded, files)
  loaded.problems.push(
    ...Object.values(files).flatMap(({ problems }) => problems),
    ...unknownEntries(names),
  )
  // A family without records has no folder, because git does not track empty folders.
  for (const family of recordFamilies.filter((name) => names.includes(name))) {
    const files = await readFolder(data, family, recordNames, loaded)
    loaded.records.push(...files.map(({ stem, ...file }) => ({ ...file, family, slug: stem })))
  }
  if (names.includes(auditFolder)) {
    const files = await readFolder(data, auditFolder, auditNames, loaded)
    loaded.audits = files.map(({ stem, ...file }) => ({ ...file, date: stem }))
  }
  return loaded
}
