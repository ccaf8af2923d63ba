/** In a file of its own, so that the scripts of profiles do not load it. */
import { formatCount } from './counted'

const firstWords = 'No One Two Three Four Five Six Seven Eight Nine Ten'.split(' ')

/**
 * Formats a number as the first word of a sentence.
 * @example countAtStart(6) // 'Six'
 */
export const countAtStart = (count: number): string => firstWords[count] ?? formatCount(count)
