'use client'

import { useEffect, useMemo, useState } from 'react'
import { EmbedCode } from '@/components/publish/embed-code'
import { type CopyState, useCopy } from '@/components/publish/use-copy'
import { nodeFinder } from '@/lib/portal/graph/find-nodes'
import {
  maxListedNodes,
  mostConnectedNodes,
  type VisibleGraph,
  visibleGraph,
} from '@/lib/portal/graph/graph-filter'
import type { GraphOverview } from '@/lib/portal/graph/graph-overview'
import { type GraphState, graphAddress } from '@/lib/portal/graph/graph-query'
import type { LaidOutNetwork } from '@/lib/portal/graph/payload'
import type { NodeEntry } from '@/lib/portal/graph/selection'
import { graphEmbed } from '@/lib/portal/publish/embed/embeds'
import { counted, formatCount } from '@/lib/text/counted'
import { GraphFilters } from './graph-filters'
import { GraphPicture } from './graph-picture'
import { GraphSearch } from './graph-search'
import { KindWord } from './kind-mark'
import { ChooseNode, type GraphNavigation, NodeName } from './node-link'
import { SelectionView } from './selection-view'
import { type SelectionAnswer, useGraphState, useNetwork, useSelection } from './use-graph'
import { listed } from './waiting-picture'

const words: Record<CopyState, string> = {
  ready: 'Copy link to this view',
  done: 'Link copied',
  failed: 'Could not copy the link',
}

/** A button that copies the address of the view, if the browser gives pages access to the clipboard. */
function CopyAddress() {
  const [possible, setPossible] = useState(false)
  const { state, copy, forget } = useCopy(() => location.href)
  useEffect(() => setPossible(navigator.clipboard !== undefined), [])
  if (!possible) return null
  return (
    <button
      type="button"
      aria-live="polite"
      onClick={copy}
      onBlur={forget}
      className="screen-only min-h-6 cursor-pointer text-accent underline underline-offset-3"
    >
      {words[state]}
    </button>
  )
}

function NodeRow({ navigation, node }: { navigation: GraphNavigation; node: NodeEntry }) {
  return (
    <tr>
      <td>
        <NodeName node={node} path={navigation.path} />
      </td>
      <td>
        <KindWord kind={node.kind} />
      </td>
      <td className="figure" data-label="Connections">
        {node.degree}
      </td>
      <td className="screen-only">
        <ChooseNode navigation={navigation} node={node}>
          Show
        </ChooseNode>
      </td>
    </tr>
  )
}

/** The nodes with the most links among those that the filters show. */
function MostConnectedNodes({
  navigation,
  nodes,
}: {
  navigation: GraphNavigation
  nodes: readonly NodeEntry[]
}) {
  if (nodes.length === 0) {
    return <p className="mt-3">No results. Remove a filter.</p>
  }
  return (
    <table className="data-table stacked mt-3">
      <caption className="sr-only">Most connected in this view</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Type</th>
          <th scope="col" className="figure">
            Connections
          </th>
          <th scope="col" className="screen-only">
            Network
          </th>
        </tr>
      </thead>
      <tbody>
        {nodes.map((node) => (
          <NodeRow key={node.id} navigation={navigation} node={node} />
        ))}
      </tbody>
    </table>
  )
}

interface GraphExplorerProps {
  path: string
  initial: GraphState
  overview: GraphOverview
  /** The credit for the data, for pictures that visitors save. */
  credit: string
  /** The address of this site, for the HTML that embeds the network in another site. */
  site: string
}

/** The texts for the search fields. Empty while the selection is loading. */
function getNames(answer: SelectionAnswer): { node?: string; from?: string; to?: string } {
  if (answer.form === 'loading') return {}
  if (answer.form === 'node') return { node: answer.node.title, from: '', to: '' }
  if (answer.form === 'path') return { node: '', from: answer.from.title, to: answer.to.title }
  return { node: '', from: '', to: '' }
}

const suggestions = 12

/** The part of the network that the filters leave, and its most connected nodes; the server's until it has arrived. */
function useShown(network: LaidOutNetwork | undefined, state: GraphState, overview: GraphOverview) {
  const { types, links, country, degree } = state
  // This depends on the filters only, because the picture zooms out to all visible nodes
  // whenever it changes.
  const shown = useMemo(
    () => network && visibleGraph(network, { types, links, country, degree }),
    [network, types, links, country, degree],
  )
  const most =
    network && shown ? mostConnectedNodes(network, shown, maxListedNodes) : overview.mostConnected
  return { shown, most }
}

function ShownCounts({ shown, overview }: { shown?: VisibleGraph; overview: GraphOverview }) {
  const { nodeCount, linkCount } = shown ?? overview.shown
  return (
    <p role="status">
      {formatCount(nodeCount)} of {counted(overview.nodeCount, 'node')} and {formatCount(linkCount)}{' '}
      of {counted(overview.linkCount, 'connection')} shown
    </p>
  )
}

interface PictureColumnProps extends Pick<GraphExplorerProps, 'overview' | 'credit' | 'site'> {
  answer: ReturnType<typeof useNetwork>
  shown: VisibleGraph | undefined
  selection: SelectionAnswer
  navigation: GraphNavigation
}

/** The picture of the network, and what can be done with what it shows. */
function PictureColumn(props: PictureColumnProps) {
  const { shown, navigation, overview, site, ...picture } = props
  return (
    <div className="lg:sticky lg:top-4">
      <GraphPicture
        {...picture}
        shown={shown}
        navigation={navigation}
        hasLists
        className="h-[60vh] min-h-80 lg:h-[44rem] lg:max-h-[82vh]"
      />
      <div className="mt-2 flex flex-wrap justify-between gap-x-6 gap-y-1 text-note">
        <ShownCounts shown={shown} overview={overview} />
        <CopyAddress />
      </div>
      <EmbedCode
        embed={graphEmbed(graphAddress('', navigation.state))}
        site={site}
        what="this view"
      />
    </div>
  )
}

export function GraphExplorer({ path, initial, overview, credit, site }: GraphExplorerProps) {
  const [state, change] = useGraphState(path, initial)
  const answer = useNetwork()
  const network = answer.form === 'ready' ? answer.network : undefined
  const selection = useSelection(state, { state: initial, selection: overview.selection })
  const finder = useMemo(
    () => network && nodeFinder(network.nodes, ({ degree }) => degree),
    [network],
  )
  const { shown, most } = useShown(network, state, overview)
  const navigation = { path, state, change }
  return (
    <>
      <GraphSearch
        navigation={navigation}
        suggest={(text) => finder?.find(text, suggestions) ?? []}
        names={getNames(selection)}
      />
      <div className="mt-4 grid items-start gap-x-8 lg:grid-cols-[minmax(0,1fr)_18.5rem]">
        <PictureColumn {...{ answer, shown, selection, navigation, overview, credit, site }} />
        <div>
          <section
            aria-label="Selection"
            aria-live="polite"
            className="mt-4 mb-6 empty:hidden lg:mt-0 lg:max-h-[min(44rem,82vh)] lg:overflow-y-auto"
          >
            <SelectionView navigation={navigation} answer={selection} />
          </section>
          <GraphFilters navigation={navigation} {...overview} />
        </div>
      </div>
      <section id={listed.mostConnected} className="mt-10 border-rule-strong border-t pt-3">
        <h2 className="font-semibold font-serif text-[1.375rem] leading-tight">
          Most connected in this view
        </h2>
        <MostConnectedNodes navigation={navigation} nodes={most} />
      </section>
    </>
  )
}
