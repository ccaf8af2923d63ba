/** Reads the registry of sources, and writes changes in a form that people can keep editing. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  parseDocument,
  type Scalar,
  type YAMLMap,
} from 'yaml'
import { ifMissing } from '@/lib/files/failures'
import { isObject } from '@/lib/text/json-values'
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

/** Quotes the language code `no`, as the check of the facts requires. */
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

const inOrder = (keys: readonly string[]): boolean =>
  keys.every((key, index) => index === 0 || (keys[index - 1] ?? '') < key)

/**
 * Returns the text of a registry with some entries changed or added. Comments stay where they are. New entries are
 * inserted in the order of the keys if the existing ones are sorted, otherwise at the end.
 */
export function amendSources(text: string, changes: ReadonlyMap<string, object>): string {
  const document: Document = parseDocument(text, quoting)
  if (!isMap(document.contents)) document.contents = document.createNode({})
  const registry = document.contents as YAMLMap<Scalar<string>>
  // An empty registry is written in braces.
  registry.flow = false
  const isSorted = inOrder(registry.items.map(({ key }) => key.value))
  for (const [key, values] of changes) {
    const entry = registry.get(key)
    if (isMap(entry)) write(entry, { ...values }, document)
    else if (document.has(key)) document.set(key, document.createNode(values))
    else document.add(document.createPair(key, values))
  }
  if (isSorted) registry.items.sort((a, b) => (a.key.value < b.key.value ? -1 : 1))
  return document.toString(format)
}
