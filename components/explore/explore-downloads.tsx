import { TableDownloads } from '@/components/publish/table-downloads'
import { type ExploreState, exploreFileAddress } from '@/lib/portal/explore/explore-query'
import { newestName } from '@/lib/portal/versions/cite/past-list-address'
import { pastTableAddress } from '@/lib/portal/versions/cite/past-table-address'

interface ExploreDownloadsProps {
  state: ExploreState
  title: string
}

/** Links to the table as files and pictures, and to its citation, which refers to a permanent version. */
export function ExploreDownloads({ state, title }: ExploreDownloadsProps) {
  return (
    <TableDownloads what={title} addressOf={(format) => exploreFileAddress(state, format)}>
      <a href={exploreFileAddress(state, 'svg')} download>
        SVG<span className="sr-only">: {title}</span>
      </a>
      <a href={exploreFileAddress(state, 'png')} download>
        PNG<span className="sr-only">: {title}</span>
      </a>
      <a href={pastTableAddress(newestName, state)}>Cite this table</a>
    </TableDownloads>
  )
}
