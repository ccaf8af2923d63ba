/** Numbers in sentences. */

export const formatCount = (count: number): string => count.toLocaleString('en')

/** `counted(1, 'project')` is `'1 project'`, `counted(1200, 'project')` is `'1,200 projects'`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`

/** `'a'`, `'a and b'`, `'a, b and c'`. */
export const enumerated = (words: readonly string[]): string =>
  words.length < 2
    ? (words[0] ?? '')
    : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`

/** How many different things a list of relations leads to. */
export const distinct = <Item>(items: readonly Item[], idOf: (item: Item) => number): number =>
  new Set(items.map(idOf)).size
