import { CopyButton } from '@/components/publish/copy-button'
import { TableDoors } from '@/components/publish/table-doors'
import {
  type ExploreState,
  exploreAddress,
  exploreFileAddress,
} from '@/lib/portal/explore/explore-query'
import { tableCitation } from '@/lib/portal/publish/cite/citation'
import { apaOf } from '@/lib/portal/publish/cite/formats'
import { getDataContext } from '@/lib/portal/publish/load'

interface ExploreDownloadsProps {
  state: ExploreState
  title: string
}

/** The table as files and pictures, and its citation. */
export async function ExploreDownloads({ state, title }: ExploreDownloadsProps) {
  const citation = tableCitation(title, exploreAddress(state), await getDataContext())
  const text = apaOf(citation)
  return (
    <>
      <TableDoors what={title} addressOf={(format) => exploreFileAddress(state, format)}>
        <a href={exploreFileAddress(state, 'svg')} download>
          SVG<span className="sr-only">: {title}</span>
        </a>
        <a href={exploreFileAddress(state, 'png')} download>
          PNG<span className="sr-only">: {title}</span>
        </a>
      </TableDoors>
      <details className="explore-cite screen-only">
        <summary>Cite this table</summary>
        <p className="cite">
          {text} <CopyButton what="the citation" text={text} />
        </p>
      </details>
    </>
  )
}
