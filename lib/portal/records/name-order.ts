/** Sorts by name, because readers look entries up by name. */

/** Compares names for sorting: case and diacritics decide only between names that are otherwise equal. */
export const byName: (a: string, b: string) => number = new Intl.Collator('en').compare

const collator = new Intl.Collator('en', { numeric: true })

/** The name of an item, or of the first object inside it that has a name: a relation is named after its target. */
function nameIn(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined
  const { name, title } = item as { name?: unknown; title?: unknown }
  if (typeof title === 'string') return title
  if (typeof name === 'string') return name
  for (const child of Object.values(item)) {
    const found = Array.isArray(child) ? undefined : nameIn(child)
    if (found !== undefined) return found
  }
  return undefined
}

/** A copy of the document in which each list of named items is sorted by name. */
export function inNameOrder<T>(document: T): T {
  if (Array.isArray(document)) {
    const itemsWithNames = document.map((item) => ({
      item: inNameOrder(item),
      name: nameIn(item) ?? '',
    }))
    return itemsWithNames
      .toSorted((a, b) => collator.compare(a.name, b.name))
      .map(({ item }) => item) as typeof document
  }
  if (typeof document !== 'object' || document === null) return document
  return Object.fromEntries(
    Object.entries(document).map(([key, value]) => [key, inNameOrder(value)]),
  ) as T
}
