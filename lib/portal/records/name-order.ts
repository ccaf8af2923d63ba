/** Lists in the order of the names in them, which is the order in which a reader looks one up. */

const collator = new Intl.Collator('en', { numeric: true })

/** The name of an item, or else of the first thing in it that has one: a relation goes by what it leads to. */
function nameIn(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined
  const { name, title } = item as { name?: unknown; title?: unknown }
  if (typeof title === 'string') return title
  if (typeof name === 'string') return name
  for (const part of Object.values(item)) {
    const found = Array.isArray(part) ? undefined : nameIn(part)
    if (found !== undefined) return found
  }
  return undefined
}

/** The same document with each of its lists of named things in the order of their names. */
export function inNameOrder<T>(document: T): T {
  if (Array.isArray(document)) {
    const named = document.map((item) => ({ item: inNameOrder(item), name: nameIn(item) ?? '' }))
    return named
      .toSorted((a, b) => collator.compare(a.name, b.name))
      .map(({ item }) => item) as typeof document
  }
  if (typeof document !== 'object' || document === null) return document
  return Object.fromEntries(
    Object.entries(document).map(([key, value]) => [key, inNameOrder(value)]),
  ) as T
}
