import { type ChangeCount, changeKinds } from '@/lib/contract/changes'
import { changeKindNames, groupId } from '@/lib/portal/versions/change-words'
import { familyTitle } from '@/lib/portal/versions/changed-record'
import { formatCount } from '@/lib/text/counted'

interface KindCountsProps {
  counts: readonly ChangeCount[]
  caption: string
  /** The address of the page with the groups to which the counts link; '' for the current page. */
  page: string
}

/** The numbers of records added, removed and changed in each family. Each number links to its group. */
export function KindCounts({ counts, caption, page }: KindCountsProps) {
  return (
    <table className="data-table stacked max-w-[36em]">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Kind</th>
          {changeKinds.map((kind) => (
            <th key={kind} scope="col" className="figure">
              {changeKindNames[kind]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {counts.map((count) => (
          <tr key={count.family}>
            <td>
              <a href={`${page}#${count.family}`}>{familyTitle(count.family)}</a>
            </td>
            {changeKinds.map((kind) => (
              <td key={kind} className="figure" data-label={changeKindNames[kind]}>
                {count[kind] > 0 ? (
                  <a href={`${page}#${groupId(count.family, kind)}`}>{formatCount(count[kind])}</a>
                ) : (
                  <span className="text-muted">0</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
