/** The look of nodes and links, by filter, selection and pointer. */
import {
  EdgeLineProgram,
  EdgeRectangleProgram,
  type NodeHoverDrawingFunction,
  type NodeLabelDrawingFunction,
  NodePointProgram,
} from 'sigma/rendering'
import type { Settings } from 'sigma/settings'
import { truncated } from '@/lib/portal/graph/draw-network'
import type { VisibleGraph } from '@/lib/portal/graph/graph-filter'
import { graphPalettes } from '@/lib/portal/graph/kinds'
import type { Theme } from '@/lib/portal/theme/colours'
import { type Box, getLabelBoxes, LabelPlaces } from './label-places'
import type { DrawnLinkAttributes, DrawnNodeAttributes, Highlight } from './stage-graph'

/** In characters. Longer names are truncated, except those of selected nodes and the node under the pointer. */
const maxLabelLength = 36

type StageSettings = Partial<Settings<DrawnNodeAttributes, DrawnLinkAttributes>>

const channels = (colour: string): number[] =>
  (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)

/** The theme of the page, which the visitor or the system may have set. */
export function themeOfPage(): Theme {
  const [red = 255, green = 255, blue = 255] = channels(
    getComputedStyle(document.body).backgroundColor,
  )
  return red + green + blue < 3 * 128 ? 'dark' : 'light'
}

const serifOfPage = (): string =>
  getComputedStyle(document.documentElement).getPropertyValue('--font-serif') || 'serif'

/** Calls back whenever the theme may have changed. Returns a function that stops this. */
export function watchTheme(onChange: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const page = new MutationObserver(onChange)
  system.addEventListener('change', onChange)
  page.observe(document.documentElement, { attributes: true })
  return () => {
    system.removeEventListener('change', onChange)
    page.disconnect()
  }
}

/** A mix of a colour and the background, as `#rrggbb`. `share` is the share of the colour, from 0 to 1. */
function faded(colour: string, paper: string, share: number): string {
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) =>
    Math.round(part(colour, at) * share + part(paper, at) * (1 - share)),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

export interface StageColours {
  theme: Theme
  nodes: readonly string[]
  faintNodes: readonly string[]
  link: string
  faintLink: string
  highlightedLink: string
}

export function getStageColours(theme: Theme): StageColours {
  const { paper, link, accent, nodes } = graphPalettes[theme]
  return {
    theme,
    nodes,
    faintNodes: nodes.map((colour) => faded(colour, paper, 0.2)),
    link,
    faintLink: faded(link, paper, 0.35),
    highlightedLink: accent,
  }
}

const prominent = () => ({ pixels: 16, font: `600 16px ${serifOfPage()}` })

function getType(size: number, { labelFont }: Pick<StageSettings, 'labelFont'>) {
  if (size >= 5.5) return prominent()
  if (size >= 4) return { pixels: 13, font: `600 13px ${labelFont}` }
  return { pixels: 12, font: `400 12px ${labelFont}` }
}

/**
 * Draws a name next to its node unless it would overlap another. An outline makes it legible over
 * links.
 */
function getLabel(
  theme: Theme,
): NodeLabelDrawingFunction<DrawnNodeAttributes, DrawnLinkAttributes> {
  const places = new LabelPlaces()
  return (context, { label, x, y, size, highlighted }, settings) => {
    // The name of a highlighted node is drawn by `getHover`.
    if (!label || highlighted) return
    const { paper, ink } = graphPalettes[theme]
    const text = truncated(label, maxLabelLength)
    const { pixels, font } = getType(size, settings)
    context.font = font
    const { width } = context.measureText(text)
    const [box] = getLabelBoxes({ x, y, size }, { width, height: pixels * 1.2 })
    if (!places.takeIfFree(box)) return
    context.lineWidth = 3
    context.lineJoin = 'round'
    context.strokeStyle = paper
    context.strokeText(text, box.left, y + pixels / 3)
    context.fillStyle = ink
    context.fillText(text, box.left, y + pixels / 3)
  }
}

/** The visible part of the canvas in CSS pixels, which are also the unit of node positions. */
function visibleBox({ canvas }: CanvasRenderingContext2D): Box {
  const { clientWidth: width, clientHeight: height } = canvas
  return { left: 0, top: 0, width, height }
}

function getHover(
  theme: Theme,
): NodeHoverDrawingFunction<DrawnNodeAttributes, DrawnLinkAttributes> {
  const places = new LabelPlaces()
  return (context, { label, x, y, size, color }) => {
    const { paper, ink } = graphPalettes[theme]
    if (label) {
      const { pixels, font } = prominent()
      context.font = font
      const strip = { width: context.measureText(label).width + 8, height: pixels * 1.6 }
      const box = places.take(getLabelBoxes({ x, y, size }, strip), visibleBox(context))
      context.fillStyle = paper
      context.fillRect(box.left, box.top, box.width, box.height)
      context.fillStyle = ink
      context.fillText(label, box.left + 4, box.top + box.height / 2 + pixels / 3)
    }
    for (const [radius, colour] of [
      [size + 2, ink],
      [size, color],
    ] as const) {
      context.beginPath()
      context.arc(x, y, radius, 0, Math.PI * 2)
      context.fillStyle = colour
      context.fill()
    }
  }
}

export const getSettings = ({ theme }: StageColours): StageSettings => ({
  defaultDrawNodeLabel: getLabel(theme),
  defaultDrawNodeHover: getHover(theme),
})

/** Drawing more links than this takes longer than a frame without a graphics card. */
const manyLinks = 8_000

export const fixedSettings = (links: number): StageSettings => ({
  // The container has no size while the visitor leaves the page.
  allowInvalidContainer: true,
  hideEdgesOnMove: links > manyLinks,
  hideLabelsOnMove: links > manyLinks,
  // These programs draw all nodes or links in one call. The default ones draw one instance for each, which takes ten
  // times as long without a graphics card.
  nodeProgramClasses: { circle: NodePointProgram },
  edgeProgramClasses: { line: EdgeLineProgram, thick: EdgeRectangleProgram },
  // Sizes scale like distances, so nodes that do not overlap in the layout do not overlap at any zoom level.
  itemSizesReference: 'positions',
  labelFont: getComputedStyle(document.body).fontFamily,
  labelSize: 13,
  labelRenderedSizeThreshold: 3.5,
  labelDensity: 1,
  labelGridCellSize: 110,
  minEdgeThickness: 1,
  zIndex: true,
  stagePadding: 24,
  minCameraRatio: 0.01,
  maxCameraRatio: 1.6,
})

export interface StageView {
  shown: VisibleGraph
  /** The selected nodes: none, one, or the nodes of a path in order. */
  chosen: readonly number[]
}

export interface StageLook {
  view: StageView
  colours: StageColours
  highlight: Highlight | undefined
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
