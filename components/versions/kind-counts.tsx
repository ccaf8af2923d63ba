import { type ChangeCount, changeKinds } from '@/lib/contract/changes'
import { type Family, familyOfPath } from '@/lib/contract/families'
import { changeKindNames, familyTitle, groupId } from '@/lib/portal/versions/change-words'
import { formatCount } from '@/lib/text/counted'

interface KindCountsProps {
  counts: readonly ChangeCount[]
  caption: string
  /** The address of the page with the groups of a family, to which its counts link. */
  getPage: (family: Family) => string
}

/** The numbers of records added, removed and changed in each family. Each number links to its group. */
export function KindCounts({ counts, caption, getPage }: KindCountsProps) {
  const getAddress = (name: string) => {
    const family = familyOfPath(name)
    return family ? getPage(family) : ''
  }
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
            <th scope="row">
              <a href={getAddress(count.family)}>{familyTitle(count.family)}</a>
            </th>
            {changeKinds.map((kind) => (
              <td key={kind} className="figure" data-label={changeKindNames[kind]}>
                {count[kind] > 0 ? (
                  <a href={`${getAddress(count.family)}#${groupId(count.family, kind)}`}>
                    {formatCount(count[kind])}
                  </a>
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
