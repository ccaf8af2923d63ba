/** Formats the list of records to review as lines of text. */
import { counted, formatCount } from '@/lib/text/counted'
import { textTable } from '@/lib/text/text-table'
import type { Evidence } from './evidence'

const head = ['reviewed', 'facts', 'weak', 'sources', 'official', 'record', 'missing']

const getRow = ({ family, key, ...evidence }: Evidence) => [
  evidence.reviewed ?? 'never',
  evidence.facts,
  evidence.weakFacts,
  evidence.sources,
  evidence.kinds.official ?? 0,
  `${family}/${key}`,
  evidence.missing.join(', '),
]

/** Returns a table of the first records, and the total number of records. */
export function reviewLines(all: readonly Evidence[], limit: number): string[] {
  const reviewed = all.filter((evidence) => evidence.reviewed).length
  const shown = all.slice(0, limit)
  const rest = shown.length < all.length ? ` ${formatCount(shown.length)} shown.` : ''
  return [
    ...textTable(head, shown.map(getRow)),
    '',
    `${counted(all.length, 'record')}, ${formatCount(reviewed)} of them reviewed.${rest}`,
  ]
}
