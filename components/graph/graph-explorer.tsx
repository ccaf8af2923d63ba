'use client'

import { useEffect, useMemo, useState } from 'react'
import { EmbedCode } from '@/components/publish/embed-code'
import { type CopyState, useCopy } from '@/components/publish/use-copy'
import { nodeFinder } from '@/lib/portal/graph/find-nodes'
import {
  maxListedNodes,
  mostConnectedNodes,
  type VisibleGraph,
} from '@/lib/portal/graph/graph-filter'
import type { GraphOverview, NodeEntry } from '@/lib/portal/graph/graph-overview'
import { type GraphState, graphAddress } from '@/lib/portal/graph/graph-query'
import { graphEmbed } from '@/lib/portal/publish/embed/embeds'
import { counted, formatCount } from '@/lib/text/counted'
import { GraphFilters, GraphSearch } from './graph-controls'
import { GraphPicture } from './graph-picture'
import { KindWord } from './kind-mark'
import { ChooseNode, GraphContext, NodeName } from './node-link'
import { SelectionView } from './selection-view'
import { type Explorer, type SelectionAnswer, useExplorer } from './use-graph'

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

function NodeRow({ node }: { node: NodeEntry }) {
  return (
    <tr>
      <td>
        <NodeName node={node} />
      </td>
      <td>
        <KindWord kind={node.kind} />
      </td>
      <td className="figure" data-label="Connections">
        {node.degree}
      </td>
      <td className="screen-only">
        <ChooseNode node={node}>Show</ChooseNode>
      </td>
    </tr>
  )
}

function MostConnectedNodes({ nodes }: { nodes: readonly NodeEntry[] }) {
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
          <NodeRow key={node.id} node={node} />
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
  site: string
}

function getNames(answer: SelectionAnswer): { node?: string; from?: string; to?: string } {
  if (answer.form === 'loading') return {}
  if (answer.form === 'node') return { node: answer.node.title, from: '', to: '' }
  if (answer.form === 'path') return { node: '', from: answer.from.title, to: answer.to.title }
  return { node: '', from: '', to: '' }
}

const suggestions = 12

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
  explorer: Explorer
}

function PictureColumn({ explorer, overview, credit, site }: PictureColumnProps) {
  return (
    <div className="lg:sticky lg:top-4">
      <GraphPicture
        explorer={explorer}
        credit={credit}
        hasLists
        className="h-[60vh] min-h-80 lg:h-[44rem] lg:max-h-[82vh]"
      />
      <div className="mt-2 flex flex-wrap justify-between gap-x-6 gap-y-1 text-note">
        <ShownCounts shown={explorer.shown} overview={overview} />
        <CopyAddress />
      </div>
      <EmbedCode
        embed={graphEmbed(graphAddress('', explorer.navigation.state))}
        site={site}
        what="this view"
      />
    </div>
  )
}

export function GraphExplorer({ path, initial, overview, credit, site }: GraphExplorerProps) {
  const explorer = useExplorer(path, { state: initial, selection: overview.selection })
  const { network, shown, selection, navigation } = explorer
  const finder = useMemo(
    () => network && nodeFinder(network.nodes, ({ degree }) => degree),
    [network],
  )
  const most =
    network && shown ? mostConnectedNodes(network, shown, maxListedNodes) : overview.mostConnected
  return (
    <GraphContext value={navigation}>
      <GraphSearch
        suggest={(text) => finder?.find(text, suggestions) ?? []}
        names={getNames(selection)}
      />
      <div className="mt-4 grid items-start gap-x-8 lg:grid-cols-[minmax(0,1fr)_18.5rem]">
        <PictureColumn {...{ explorer, overview, credit, site }} />
        <div>
          <section
            aria-label="Selection"
            aria-live="polite"
            className="mt-4 mb-6 empty:hidden lg:mt-0 lg:max-h-[min(44rem,82vh)] lg:overflow-y-auto"
          >
            <SelectionView answer={selection} />
          </section>
          <GraphFilters {...overview} />
        </div>
      </div>
      <section id="most-connected" className="mt-10 border-rule-strong border-t pt-3">
        <h2 className="font-semibold font-serif text-[1.375rem] leading-tight">
          Most connected in this view
        </h2>
        <MostConnectedNodes nodes={most} />
      </section>
    </GraphContext>
  )
}
