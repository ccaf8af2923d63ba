import { type GraphState, graphAddress } from '@/lib/portal/graph/graph-query'
import type { GraphView } from '@/lib/portal/graph/graph-view'
import { arrangeGraph } from '@/lib/portal/graph/load'
import { GraphDrawing } from './graph-drawing'
import './graph.css'

interface GraphPictureProps {
  view: GraphView
  state: GraphState
  /** True in a frame on another site. */
  isFramed?: boolean
  className?: string
}

/** The picture of a state. The nodes of a part are links; the full network is an image, because it has thousands of them. */
export async function GraphPicture({ view, state, isFramed, className }: GraphPictureProps) {
  if (view.part.nodes.length === 0) {
    const remedy = view.kinds.length > 0 ? 'Show more types.' : 'Choose another country or theme.'
    return <p className={className}>No results. {remedy}</p>
  }
  if (view.theme === 'all') {
    return (
      <a
        href={graphAddress('/graph/picture.svg', state)}
        className={className}
        {...(isFramed && { target: '_blank', rel: 'noopener' })}
      >
        {/* biome-ignore lint/performance/noImgElement: an SVG file needs no optimization. */}
        <img
          src={graphAddress('/graph/picture.svg', state)}
          alt="Open the full network, in which every mark is a link"
          className="graph-picture"
        />
      </a>
    )
  }
  const drawing = await arrangeGraph(view, state, { width: 1120, isFramed })
  // The title of the view is the heading of the page already.
  return (
    <GraphDrawing drawing={{ ...drawing, title: 'Picture of the network' }} className={className} />
  )
}
