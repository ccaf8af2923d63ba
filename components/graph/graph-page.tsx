import { PageMain } from '@/components/layout/page-main'
import { Section } from '@/components/layout/section'
import { EmbedCode } from '@/components/publish/embed-code'
import { readSettings } from '@/lib/env'
import { type GraphState, graphAddress } from '@/lib/portal/graph/graph-query'
import type { GraphView, ListedNode } from '@/lib/portal/graph/graph-view'
import { getGraphPage } from '@/lib/portal/graph/load'
import { graphEmbed } from '@/lib/portal/publish/embed/embeds'
import { counted } from '@/lib/text/counted'
import { GraphForms, GraphKinds, GraphThemes } from './graph-forms'
import { GraphPicture } from './graph-picture'
import { type ConnectedNode, NodeRows } from './node-rows'
import { SelectionView } from './selection-view'

/** The maximum number of neighbours that the list names. */
const maxNamed = 6

const getNode = ({ node: { id, title, kind }, neighbours }: ListedNode): ConnectedNode => ({
  id,
  title,
  kind,
  neighbours: neighbours.slice(0, maxNamed).map((other) => other.title),
  count: neighbours.length,
})

function NodeList({ view }: { view: GraphView }) {
  const { listed, unlisted } = view
  if (listed.length === 0) return null
  return (
    <Section id="most-connected" title="As a table">
      <table className="data-table stacked">
        <caption className="sr-only">Most connected in this picture</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Connected to</th>
            <th scope="col" className="figure">
              Connections
            </th>
          </tr>
        </thead>
        <tbody>
          <NodeRows nodes={listed.map(getNode)} />
        </tbody>
      </table>
      {unlisted > 0 && (
        <p className="mt-3 text-muted text-note">
          {counted(unlisted, 'other entry', 'other entries')} in the picture{' '}
          {unlisted === 1 ? 'has' : 'have'} fewer connections.
        </p>
      )}
    </Section>
  )
}

export async function GraphPage({ state }: { state: GraphState }) {
  const view = await getGraphPage(state)
  const { title, summary, selection, part } = view
  return (
    <PageMain section="graph" title={title}>
      {summary && <p className="mt-3 max-w-[44em] font-serif text-lede">{summary}</p>}
      <GraphThemes view={view} />
      <GraphForms view={view} state={state} />
      <div className="graph-body">
        <div className="graph-figure">
          <a href={graphAddress('/graph/picture.svg', state)} className="graph-open">
            {/* biome-ignore lint/performance/noImgElement: an SVG file needs no optimization. */}
            <img src={graphAddress('/graph/picture.svg', state)} alt="" loading="lazy" />
            Open the picture in full
          </a>
          <GraphPicture view={view} state={state} className="graph-wide" />
          <GraphKinds view={view} state={state} />
          <p className="note mt-2">
            {counted(part.nodes.length, 'entry', 'entries')} and{' '}
            {counted(part.links.length, 'connection')}. Select an entry to see its connections.{' '}
            {!view.connectors && 'Positions have no meaning. '}Countries and industries are not part
            of the network. <a href={graphAddress('/graph/picture.svg', state)}>SVG</a>{' '}
            <a href={graphAddress('/graph/picture.png', state)} download>
              PNG
            </a>
          </p>
          <EmbedCode
            embed={graphEmbed(graphAddress('', state))}
            site={readSettings().SITE_URL}
            what="this view"
          />
        </div>
        {selection.form !== 'nothing' && (
          <section aria-label="Selection" className="graph-selection">
            <SelectionView selection={selection} state={state} />
          </section>
        )}
      </div>
      {selection.form !== 'node' && selection.form !== 'path' && <NodeList view={view} />}
    </PageMain>
  )
}
