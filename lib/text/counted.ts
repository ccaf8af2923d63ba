/** Numbers and lists as parts of English sentences. */

export const formatCount = (count: number): string => count.toLocaleString('en')

/**
 * Formats a number with its noun, in the singular or the plural.
 * @example counted(1200, 'project') // '1,200 projects'
 */
export const counted = (count: number, singular: string, plural = `${singular}s`): string =>
  `${formatCount(count)} ${count === 1 ? singular : plural}`

/**
 * Names all of several things.
 * @example bothOrAll(2) // 'both'
 */
export const bothOrAll = (count: number): string => (count === 2 ? 'both' : 'all')

/**
 * Formats the number of all things of a kind with their noun.
 * @example allCounted(3, 'project', 'projects') // 'All 3 projects'
 */
export function allCounted(count: number, singular: string, plural: string): string {
  if (count === 1) return `1 ${singular}`
  return count === 2 ? `Both ${plural}` : `All ${formatCount(count)} ${plural}`
}

/**
 * Joins words to a list within a sentence.
 * @example enumerated(['a', 'b', 'c']) // 'a, b and c'
 */
export const enumerated = (words: readonly string[], conjunction: 'and' | 'or' = 'and'): string =>
  words.length < 2
    ? (words[0] ?? '')
    : `${words.slice(0, -1).join(', ')} ${conjunction} ${words[words.length - 1]}`

/**
 * Returns the number of distinct ids among the items.
 * @example countDistinct(relations, ({ person }) => person.id)
 */
export const countDistinct = <Item>(
  items: readonly Item[],
  getId: (item: Item) => number,
): number => new Set(items.map(getId)).size
