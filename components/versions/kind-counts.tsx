import type { ChangeCount } from '@/lib/contract/changes'
import { familyTitle } from '@/lib/portal/versions/record-of-change'
import { formatCount } from '@/lib/text/counted'

interface KindCountsProps {
  counts: readonly ChangeCount[]
  caption: string
}

const kinds = [
  ['added', 'Added'],
  ['removed', 'Removed'],
  ['changed', 'Changed'],
] as const

/** How many records of each family are new, gone or different. */
export function KindCounts({ counts, caption }: KindCountsProps) {
  return (
    <table className="data-table stacked max-w-[36em]">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Kind</th>
          {kinds.map(([kind, title]) => (
            <th key={kind} scope="col" className="figure">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {counts.map((count) => (
          <tr key={count.family}>
            <td>{familyTitle(count.family)}</td>
            {kinds.map(([kind, title]) => (
              <td key={kind} className="figure" data-label={title}>
                {formatCount(count[kind])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
