/** The look of nodes and links, by filter, selection and pointer. */
import type { VisibleGraph } from '@/lib/portal/graph/graph-filter'
import type { StageColours } from './stage-colours'
import type { DrawnLinkAttributes, DrawnNodeAttributes, Highlight } from './stage-graph'

/** The contents of the canvas, by indexes in the network. */
export interface StageView {
  shown: VisibleGraph
  /** The selected nodes: none, one, or the nodes of a path in order. */
  chosen: readonly number[]
}

export interface StageLook {
  view: StageView
  colours: StageColours
  /** The selected nodes, and those that are highlighted with them. */
  highlight: Highlight | undefined
  /** The node under the pointer, with its neighbours. */
  hovered: Highlight | undefined
  readonly highlightedLinkSize: number
}

export function nodeNow(node: DrawnNodeAttributes, look: StageLook) {
  const { index, kind } = node
  const { view, colours, highlight } = look
  const hovered = look.hovered?.nodes.has(index) ?? false
  const prominent = hovered || !highlight || highlight.nodes.has(index)
  const chosen = view.chosen.includes(index)
  return {
    ...node,
    // The selection is visible even if a filter hides it.
    hidden: !view.shown.nodes[index] && !highlight?.nodes.has(index),
    color: (prominent ? colours.nodes : colours.faintNodes)[kind],
    zIndex: prominent ? 1 : 0,
    highlighted: chosen,
    forceLabel: chosen || hovered,
    ...(prominent ? {} : { label: null }),
  }
}

export function linkNow({ index }: DrawnLinkAttributes, look: StageLook) {
  const { view, colours, highlight, hovered } = look
  const highlighted = highlight?.links.has(index)
  const prominent = hovered?.links.has(index) || highlighted
  const others = highlight ? colours.faintLink : colours.link
  return {
    hidden: !view.shown.links[index] && !highlighted,
    color: prominent ? colours.highlightedLink : others,
    // Not for links that are only under the pointer, because a change of the program redraws the
    // entire picture.
    type: highlighted ? 'thick' : 'line',
    size: look.highlightedLinkSize,
    zIndex: prominent ? 1 : 0,
  }
}
