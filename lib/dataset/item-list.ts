/** The items of a collection in list order, and how a part of them is chosen. Indexes are computed on first use. */
import { findByName, type Names, parseNameQuery, prepareNames } from './names'
import type { ItemText } from './snapshot-text'

export interface Selection {
  /** Part of a name, as entered. */
  q?: string
  /** Filter values by query parameter. */
  filters?: Readonly<Record<string, string>>
}

/** The JSON text of an item with the requested arrays, or with all of them if `includes` is omitted. */
export function itemText({ summary, arrays }: ItemText, includes?: readonly string[]): string {
  const names = includes ?? arrays.map(([name]) => name)
  if (names.length === 0) return summary
  const texts = new Map(arrays)
  const added = names.map((name) => `,${JSON.stringify(name)}:${texts.get(name) ?? '[]'}`)
  return `${summary.slice(0, -1)}${added.join('')}}`
}

const filterKey = (name: string, value: string): string => `${name}\n${value}`

/** The items with each filter value, in list order. */
function indexFilters(items: readonly ItemText[]): Map<string, ItemText[]> {
  const index = new Map<string, ItemText[]>()
  for (const item of items) {
    for (const [name, values] of Object.entries(item.filters)) {
      for (const value of new Set(values)) {
        const key = filterKey(name, value)
        const found = index.get(key)
        if (found) found.push(item)
        else index.set(key, [item])
      }
    }
  }
  return index
}

export class ItemList {
  readonly #names = new Map<ItemText, Names>()
  #filters: Map<string, ItemText[]> | undefined
  #byId: Map<number, ItemText> | undefined

  constructor(readonly items: readonly ItemText[]) {}

  get(id: number): ItemText | undefined {
    this.#byId ??= new Map(this.items.map((item) => [item.id, item]))
    return this.#byId.get(id)
  }

  #getNames(item: ItemText): Names {
    const cached = this.#names.get(item)
    if (cached) return cached
    const prepared = prepareNames(item.names)
    this.#names.set(item, prepared)
    return prepared
  }

  #withValue(name: string, value: string): readonly ItemText[] {
    this.#filters ??= indexFilters(this.items)
    return this.#filters.get(filterKey(name, value)) ?? []
  }

  /** The items with all of the filter values, in list order. */
  #filtered(filters: Selection['filters'] = {}): readonly ItemText[] {
    const [first, ...otherFilters] = Object.entries(filters)
    if (!first) return this.items
    return this.#withValue(...first).filter((item) =>
      otherFilters.every(([name, value]) => item.filters[name]?.includes(value)),
    )
  }

  /** The items that have all filter values and whose names contain the text, in the order of `findByName`. */
  select({ q, filters }: Selection): readonly ItemText[] {
    return findByName(this.#filtered(filters), parseNameQuery(q), (item) => this.#getNames(item))
  }
}
