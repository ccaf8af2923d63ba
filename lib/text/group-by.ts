/**
 * Groups items by a key. The groups are in the order in which their keys first occur.
 * @example groupBy(links, ({ type }) => type).get('Managing')
 */
export function groupBy<Item, Key>(
  items: readonly Item[],
  getKey: (item: Item) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const group = groups.get(getKey(item))
    if (group) group.push(item)
    else groups.set(getKey(item), [item])
  }
  return groups
}

/**
 * Counts how often each value occurs.
 * @example countValues(['a', 'b', 'a']).get('a') // 2
 */
export const countValues = <Value>(values: readonly Value[]): Map<Value, number> =>
  new Map([...groupBy(values, (value) => value)].map(([value, { length }]) => [value, length]))
