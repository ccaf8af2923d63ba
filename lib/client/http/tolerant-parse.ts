/** Reads a document of another server with good will: what is wrong in it is left out, the rest stands. */
import type { z } from 'zod'

export interface TolerantlyParsed<T> {
  data: T
  /** How many items of lists were left out. */
  omitted: number
  /** What was left out, by its path in the document; the first of them if there are many. */
  places: string[]
}

const maxPlaces = 10

type Container = Record<PropertyKey, unknown>

/** The innermost list item that a path leads through, or else the document's own field. */
function leftOut(path: readonly PropertyKey[]): readonly PropertyKey[] {
  const index = path.findLastIndex((key) => typeof key === 'number')
  return path.slice(0, index < 0 ? 1 : index + 1)
}

function containerOf(document: unknown, path: readonly PropertyKey[]): Container | undefined {
  let value = document
  for (const key of path.slice(0, -1)) value = (value as Container | undefined)?.[key]
  return typeof value === 'object' && value !== null ? (value as Container) : undefined
}

/** Takes what each issue points at out of the document, which is changed. Returns how many list items it took. */
function prune(document: unknown, issues: readonly z.core.$ZodIssue[]): number {
  const invalid = new Map<unknown[], Set<number>>()
  for (const { path } of issues) {
    const target = leftOut(path)
    const container = containerOf(document, target)
    const key = target.at(-1)
    if (container === undefined || key === undefined) continue
    if (Array.isArray(container)) {
      invalid.set(container, (invalid.get(container) ?? new Set()).add(Number(key)))
    } else {
      delete container[key]
    }
  }
  let count = 0
  for (const [list, indexes] of invalid) {
    const kept = list.filter((_, index) => !indexes.has(index))
    count += list.length - kept.length
    list.splice(0, list.length, ...kept)
  }
  return count
}

/**
 * Parses a document by its schema. Unknown fields are dropped. A list item that fails is left out and counted, a
 * failing field of the document is left out if it is optional. Undefined if the document fails all the same.
 * @example parseTolerantly(ProjectDetail, await response.json())?.data.title
 */
export function parseTolerantly<T>(
  schema: z.ZodType<T>,
  document: unknown,
): TolerantlyParsed<T> | undefined {
  const first = schema.safeParse(document)
  if (first.success) return { data: first.data, omitted: 0, places: [] }
  const copy = structuredClone(document)
  const omitted = prune(copy, first.error.issues)
  const second = schema.safeParse(copy)
  if (!second.success) return undefined
  const places = new Set(first.error.issues.map(({ path }) => path.join('.')))
  return { data: second.data, omitted, places: [...places].slice(0, maxPlaces) }
}
