/** The list of records to be reviewed, in lines for people. */
import { counted, formatCount } from '@/lib/text/counted'
import { textTable } from '@/lib/text/text-table'
import type { Evidence } from './evidence'

const head = ['reviewed', 'facts', 'weak', 'sources', 'official', 'record', 'missing']

const rowOf = ({ family, key, ...evidence }: Evidence) => [
  evidence.reviewed ?? 'never',
  evidence.facts,
  evidence.weakFacts,
  evidence.sources,
  evidence.kinds.official ?? 0,
  `${family}/${key}`,
  evidence.missing.join(', '),
]

/** A table of the first records, and how many there are. */
export function reviewLines(all: readonly Evidence[], limit: number): string[] {
  const reviewed = all.filter((evidence) => evidence.reviewed).length
  const shown = all.slice(0, limit)
  const rest = shown.length < all.length ? ` ${formatCount(shown.length)} shown.` : ''
  return [
    ...textTable(head, shown.map(rowOf)),
    '',
    `${counted(all.length, 'record')}, ${formatCount(reviewed)} of them reviewed.${rest}`,
  ]
}
