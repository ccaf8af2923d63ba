/** Reads the facts from disk. The only reader of YAML. */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Document, isNode, LineCounter, parseDocument } from 'yaml'
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
  problems: Problem[]
}

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

async function readYaml(folder: string, file: string): Promise<SourceFile & { faults: Problem[] }> {
  const lines = new LineCounter()
  const document = parseDocument(await readFile(path.join(folder, file), 'utf8'), {
    lineCounter: lines,
    prettyErrors: false,
  })
  const faults = document.errors.map((error) => ({
    file,
    line: lines.linePos(error.pos[0]).line,
    message: `is not valid YAML: ${error.message}. Mend the line, then check again.`,
  }))
  return {
    file,
    content: faults.length > 0 ? undefined : document.toJS(),
    line: lineFinder(document, lines),
    faults,
  }
}

async function readFamily(folder: string, family: RecordFamily, into: LoadedFacts): Promise<void> {
  const names = await readdir(path.join(folder, family)).catch(() => {
    into.problems.push({
      file: family,
      line: 1,
      message: 'is missing. Every family has its folder, even an empty one.',
    })
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
    if (faults.length === 0) into.records.push({ ...source, family, slug })
  }
}

/** Reads every YAML file of a data folder, in the order of families and slugs. */
export async function loadFacts(folder: string): Promise<LoadedFacts> {
  const { faults, ...dataset } = await readYaml(folder, 'dataset.yaml')
  const loaded: LoadedFacts = { dataset, records: [], problems: faults }
  for (const family of recordFamilies) await readFamily(folder, family, loaded)
  return loaded
}
