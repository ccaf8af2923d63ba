/**
 * Parses documents that may partly violate the contract: invalid parts are omitted, and unsafe characters removed from
 * texts. HTML is left alone, because pages escape it.
 */
import type { z } from 'zod'
import { valueAt } from '@/lib/text/json-values'

type Container = Record<PropertyKey, unknown>

/** The maximum length of a text. No name or description needs to be longer. */
const maxLength = 20_000

// Tab, line feed and carriage return are allowed. U+202A to U+202E and U+2066 to U+2069 change the text direction.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression removes them.
const unsafe = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g

export function sanitizeText(text: string): string {
  const clean = text.replace(unsafe, '')
  const truncated = clean.length > maxLength ? `${clean.slice(0, maxLength)}…` : clean
  // A lone surrogate cannot be encoded in a URL.
  return truncated.replace(/\p{Surrogate}/gu, '\ufffd')
}

/**
 * Sanitizes every text of a document in place, so that no document has to be copied.
 * @example sanitizeTexts({ name: 'Z\u0000ug' }) // { name: 'Zug' }
 */
export function sanitizeTexts(value: unknown): unknown {
  if (typeof value === 'string') return sanitizeText(value)
  if (typeof value !== 'object' || value === null) return value
  const container = value as Container
  for (const name in container) {
    const child = container[name]
    const sanitized = sanitizeTexts(child)
    if (sanitized !== child) container[name] = sanitized
  }
  return value
}

export interface TolerantlyParsed<T> {
  data: T
  /** The number of omitted list items. */
  omitted: number
  /** The paths of the invalid parts in the document, at most `maxPaths`. */
  omittedPaths: string[]
}

const maxPaths = 10

/**
 * Returns the path to omit for an issue: the innermost list item that contains it, or else the field of the document.
 */
function omittedPath(path: readonly PropertyKey[]): readonly PropertyKey[] {
  const index = path.findLastIndex((key) => typeof key === 'number')
  return path.slice(0, index < 0 ? 1 : index + 1)
}

function getParent(document: unknown, path: readonly PropertyKey[]): Container | undefined {
  const value = valueAt(document, path.slice(0, -1))
  return typeof value === 'object' && value !== null ? (value as Container) : undefined
}

/** Removes the invalid parts from the document in place. Returns the number of list items removed. */
function prune(document: unknown, issues: readonly z.core.$ZodIssue[]): number {
  const invalid = new Map<unknown[], Set<number>>()
  for (const { path } of issues) {
    const target = omittedPath(path)
    const parent = getParent(document, target)
    const key = target.at(-1)
    if (parent === undefined || key === undefined) continue
    if (Array.isArray(parent)) {
      invalid.set(parent, (invalid.get(parent) ?? new Set()).add(Number(key)))
    } else {
      delete parent[key]
    }
  }
  let count = 0
  for (const [list, indexes] of invalid) {
    const valid = list.filter((_, index) => !indexes.has(index))
    count += list.length - valid.length
    list.splice(0, list.length, ...valid)
  }
  return count
}

/**
 * Parses a document by its schema. Unknown fields are dropped. Invalid list items are omitted and counted; invalid
 * fields of the document itself are omitted if they are optional. Returns undefined if the document is invalid even
 * without them.
 * @example parseTolerantly(ProjectDetail, await response.json())?.data.title
 */
export function parseTolerantly<T>(
  schema: z.ZodType<T>,
  document: unknown,
): TolerantlyParsed<T> | undefined {
  const first = schema.safeParse(document)
  if (first.success) return { data: first.data, omitted: 0, omittedPaths: [] }
  const copy = structuredClone(document)
  const omitted = prune(copy, first.error.issues)
  const second = schema.safeParse(copy)
  if (!second.success) return undefined
  const places = new Set(first.error.issues.map(({ path }) => path.join('.')))
  return { data: second.data, omitted, omittedPaths: [...places].slice(0, maxPaths) }
}
