import { PageMain } from '@/components/layout/page-main'
import { Section } from '@/components/layout/section'
import { SkipLink } from '@/components/layout/skip-link'
import { Table } from '@/components/layout/table'
import { TableHead } from '@/components/layout/table-head'
import { EmbedCode } from '@/components/publish/embed-code'
import { readSettings } from '@/lib/env'
import type { FindConnectionSource } from '@/lib/portal/graph/connection-sources'
import { type GraphState, graphAddress } from '@/lib/portal/graph/graph-query'
import type { GraphView, ListedNode } from '@/lib/portal/graph/graph-view'
import { getConnectionSources, getGraphPage } from '@/lib/portal/graph/load'
import { pageEmbed } from '@/lib/portal/publish/embed/embeds'
import { counted } from '@/lib/text/counted'
import { GraphForms, GraphKinds, GraphThemes } from './graph-forms'
import { GraphPicture } from './graph-picture'
import { type ConnectedNode, NodeRows } from './node-link'
import { SelectionView } from './selection-view'

/** The maximum number of neighbours of one kind that the list names. */
const maxNamed = 6

/** The first neighbours of each role with their sources, without the properties that the page does not show. */
const getNode = (
  { node, country, roles, count }: ListedNode,
  findSource: FindConnectionSource,
): ConnectedNode => ({
  id: node.id,
  title: node.title,
  kind: node.kind,
  country,
  roles: roles.map(({ words, neighbours }) => ({
    words,
    neighbours: neighbours.slice(0, maxNamed).map(({ id, title }) => {
      const source = findSource(node.id, words, id)
      return { id, title, ...(source === undefined ? {} : { source }) }
    }),
    hiddenCount: Math.max(0, neighbours.length - maxNamed),
  })),
  count,
})

const nodeListId = 'most-connected'

async function NodeList({ view }: { view: GraphView }) {
  const { listed, unlisted } = view
  const findSource = await getConnectionSources()
  const nodes = listed.map((node) => getNode(node, findSource))
  const hasSources = nodes.some(({ roles }) =>
    roles.some(({ neighbours }) => neighbours.some(({ source }) => source !== undefined)),
  )
  return (
    <Section
      id={nodeListId}
      title="Connections"
      note="Sorted by number of connections in this view, then by name."
    >
      <Table caption="Most connected in this view" className="data-table stacked">
        <TableHead columns={['Name', 'How it is connected', { figure: 'Connections' }]} />
        <tbody>
          <NodeRows nodes={nodes} />
        </tbody>
      </Table>
      {hasSources && (
        <p className="mt-3 text-muted text-note">
          Each number links to the source that states the connection.
        </p>
      )}
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
  const hasList = selection.form !== 'node' && selection.form !== 'path' && view.listed.length > 0
  return (
    <PageMain title={title}>
      {summary && <p className="mt-3 max-w-[44em] font-serif text-lede">{summary}</p>}
      <GraphThemes view={view} />
      <GraphForms view={view} state={state} />
      {hasList && <SkipLink to={nodeListId}>Skip to the list of connections</SkipLink>}
      <div className="graph-body">
        <div className="graph-figure">
          {part.nodes.length > 0 && (
            <a href={graphAddress('/graph/picture.svg', state)} className="graph-open">
              Open the picture
            </a>
          )}
          <GraphKinds view={view} state={state} />
          <GraphPicture view={view} state={state} className="graph-wide" />
          {part.nodes.length > 0 && (
            <p className="note mt-2">
              {counted(part.nodes.length, 'entry', 'entries')} and{' '}
              {part.links.length > 0 ? counted(part.links.length, 'connection') : 'no connections'}.{' '}
              {part.nodes.length > 1 && 'Select an entry to see its connections. '}
              {part.nodes.length > 1 && !view.connectors && 'Positions have no meaning. '}
              <span className="table-downloads">
                <a href={graphAddress('/graph/picture.svg', state)}>
                  SVG<span className="sr-only">: picture of the network</span>
                </a>
                <a href={graphAddress('/graph/picture.png', state)} download>
                  PNG<span className="sr-only">: picture of the network</span>
                </a>
              </span>
            </p>
          )}
          <EmbedCode
            embed={pageEmbed('/graph', graphAddress('', state))}
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
      {hasList && <NodeList view={view} />}
    </PageMain>
  )
}
