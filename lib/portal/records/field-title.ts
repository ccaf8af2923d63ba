import { capitalized } from '@/lib/text/sentences'

const acronyms = new Set(['ai', 'did', 'dlt', 'id', 'lei', 'ssi', 'url', 'vc', 'zkp'])

function getWord(word: string): string {
  if (word === 'hq') return 'headquartered'
  return acronyms.has(word) ? word.toUpperCase() : word
}

/**
 * The name of a field in words.
 * @example fieldTitle('uses_or_endorses_zkp') // 'Uses or endorses ZKP'
 */
export const fieldTitle = (field: string): string =>
  capitalized(field.split('_').map(getWord).join(' '))
