/** Reads the registry of sources, and writes changes into its text in such a way that people can keep editing it. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  parseDocument,
  stringify,
  type YAMLMap,
} from 'yaml'
import { ifMissing } from '@/lib/files/failures'
import { isObject } from '@/lib/text/is-object'
import { booleanOfYaml11 } from './yaml-file'

export const sourcesFile = 'sources.yaml'

export interface SourcesFile {
  /** Undefined if the file does not exist. */
  text?: string
  content: unknown
}

/**
 * Reads the registry. Throws if the file cannot be read or is not valid YAML; the check of the facts names the line.
 */
export async function readSourcesFile(folder: string): Promise<SourcesFile> {
  const text = await readFile(path.join(folder, sourcesFile), 'utf8').catch(ifMissing(undefined))
  const document = parseDocument(text ?? '')
  const [error] = document.errors
  if (error) throw error
  return { text, content: document.toJS({ maxAliasCount: 0 }) ?? {} }
}

type Values = Readonly<Record<string, unknown>>

// Long titles are not wrapped, because a change of one word would then change several lines.
const format = { lineWidth: 0 }

/** Makes the language `no` quoted, as the check of the facts demands. */
const quoting = {
  compat: [
    {
      tag: 'tag:yaml.org,2002:bool',
      default: true as const,
      test: booleanOfYaml11,
      resolve: (text: string) => text,
    },
  ],
}

function isSame(node: unknown, value: unknown, document: Document): boolean {
  // A year may be written as a number.
  if (isScalar(node)) return String(node.value) === String(value)
  return isNode(node) && JSON.stringify(node.toJS(document)) === JSON.stringify(value)
}

/**
 * Makes a map contain exactly these values. Unchanged values stay as they are written, and new keys are inserted in the
 * order of `values`.
 */
function write(map: YAMLMap, values: Values, document: Document): void {
  const names = Object.keys(values)
  const getPlace = (key: unknown) => names.indexOf(String(isScalar(key) ? key.value : key))
  map.items = map.items.filter(({ key }) => getPlace(key) >= 0)
  for (const [place, [name, value]] of Object.entries(values).entries()) {
    const node = map.get(name, true)
    if (isMap(node) && isObject(value)) write(node, value, document)
    else if (node === undefined) {
      const next = map.items.findIndex(({ key }) => getPlace(key) > place)
      map.items.splice(next < 0 ? map.items.length : next, 0, document.createPair(name, value))
    } else if (!isSame(node, value, document)) map.set(name, document.createNode(value))
  }
}

interface Entry {
  key: string
  /** The text of the entry, with the comments directly above it and the empty lines below it. */
  text: string
}

function newEntry(key: string, values: Values): Entry {
  return { key, text: stringify({ [key]: values }, { ...format, ...quoting }) }
}

/** Changes an entry as little as possible. */
function amended({ key, text }: Entry, values: Values): Entry {
  const [comments = ''] = /^(?:#.*\n)*/.exec(text) ?? []
  const body = text.slice(comments.length).trimEnd()
  const document = parseDocument(body, quoting)
  const entry = document.getIn([key])
  if (isMap(entry)) write(entry, values, document)
  else document.setIn([key], document.createNode(values))
  const below = text.slice(comments.length + body.length) || '\n'
  return { key, text: `${comments}${document.toString(format).trimEnd()}${below}` }
}

/** Returns the start of an entry, including the comments above it, but not those at the top of the file. */
function getStart(text: string, key: number): number {
  const lineBefore = (start: number) => text.lastIndexOf('\n', start - 2) + 1
  const own = text.lastIndexOf('\n', key - 1) + 1
  let start = own
  while (start > 0 && text[lineBefore(start)] === '#') start = lineBefore(start)
  return start > 0 ? start : own
}

/** Splits a text into the part before the first entry, and the entries. */
function split(text: string): { opening: string; entries: Entry[] } {
  const { contents } = parseDocument(text)
  const items = isMap(contents) ? contents.items : []
  const keys = items.flatMap(({ key }) => (isScalar(key) && key.range ? [key] : []))
  if (keys.length === 0) return { opening: text.replace(/^\{\s*\}\s*$/m, ''), entries: [] }
  const starts = keys.map(({ range }) => getStart(text, range?.[0] ?? 0))
  const entries = keys.map(({ value }, index) => ({
    key: String(value),
    text: text.slice(starts[index], starts[index + 1]),
  }))
  return { opening: text.slice(0, starts[0]), entries }
}

const inOrder = (entries: readonly Entry[]): boolean =>
  entries.every(({ key }, index) => index === 0 || (entries[index - 1]?.key ?? '') < key)

/**
 * Returns the text of a registry with some entries changed or added. All other entries stay as they are, byte for byte.
 * New entries are inserted in the order of the keys if the existing ones are sorted, otherwise at the end.
 */
export function amendSources(text: string, changes: ReadonlyMap<string, object>): string {
  const { opening, entries } = split(text)
  const existingKeys = new Set(entries.map(({ key }) => key))
  const kept = entries.map((entry) => {
    const values = changes.get(entry.key)
    return values ? amended(entry, { ...values }) : entry
  })
  const added = [...changes].filter(([key]) => !existingKeys.has(key))
  const all = [...kept, ...added.map(([key, values]) => newEntry(key, { ...values }))]
  if (inOrder(entries)) all.sort((a, b) => (a.key < b.key ? -1 : 1))
  // The last line of a file may lack its line break.
  const ended = (line: string) => (line.endsWith('\n') ? line : `${line}\n`)
  const texts = all.map((entry, index) => (index < all.length - 1 ? ended(entry.text) : entry.text))
  return [opening, ...texts].join('')
}
