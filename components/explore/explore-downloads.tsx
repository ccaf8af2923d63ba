import { TableDownloads } from '@/components/publish/table-downloads'
import { type ExploreState, exploreFileAddress } from '@/lib/portal/explore/explore-query'
import { exactState } from '@/lib/portal/list/list-state'
import type { Guess } from '@/lib/portal/search/guess'
import { newestName } from '@/lib/portal/versions/cite/past-list-address'
import { pastTableAddress } from '@/lib/portal/versions/cite/past-table-address'

interface ExploreDownloadsProps {
  state: ExploreState
  guess?: Guess
  title: string
}

/** Links to the table as files and pictures, and to its citation, which refers to a permanent version. */
export function ExploreDownloads({ state, guess, title }: ExploreDownloadsProps) {
  const exact = exactState(state, guess)
  return (
    <TableDownloads
      what={title}
      getAddress={(format) => exploreFileAddress(exact ?? state, format)}
    >
      <a href={exploreFileAddress(exact ?? state, 'svg')} download>
        SVG<span className="sr-only">: {title}</span>
      </a>
      <a href={exploreFileAddress(exact ?? state, 'png')} download>
        PNG<span className="sr-only">: {title}</span>
      </a>
      {exact && <a href={pastTableAddress(newestName, exact)}>Cite this table</a>}
    </TableDownloads>
  )
}
