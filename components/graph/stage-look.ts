/** Colours and letters of the canvas, taken from the page that it stands on. */

import {
  EdgeLineProgram,
  EdgeRectangleProgram,
  type NodeHoverDrawingFunction,
  type NodeLabelDrawingFunction,
  NodePointProgram,
} from 'sigma/rendering'
import type { Settings } from 'sigma/settings'
import { palettes } from '@/lib/portal/graph/palette'
import { shortened } from '@/lib/portal/graph/svg-text'
import type { Theme } from '@/lib/portal/theme/colours'
import { type Box, boxesBeside, LabelPlaces } from './label-places'
import type { DrawnLinkAttributes, DrawnNodeAttributes } from './stage-graph'

/** Characters of a name on the canvas; under the pointer it is whole. */
const maxLabelLength = 36

type StageSettings = Partial<Settings<DrawnNodeAttributes, DrawnLinkAttributes>>

const channels = (colour: string): number[] =>
  (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)

/** The theme of the page, however it came to it. */
export function themeOfPage(): Theme {
  const [red = 255, green = 255, blue = 255] = channels(
    getComputedStyle(document.body).backgroundColor,
  )
  return red + green + blue < 3 * 128 ? 'dark' : 'light'
}

/** Calls back whenever the page may have changed its theme. Returns what ends that. */
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

/** A colour of which so much is left on paper, as `#rrggbb`. */
function faded(colour: string, paper: string, share: number): string {
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) =>
    Math.round(part(colour, at) * share + part(paper, at) * (1 - share)),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

export interface Look {
  theme: Theme
  nodes: readonly string[]
  faintNodes: readonly string[]
  link: string
  faintLink: string
  highlightedLink: string
}

export function lookOf(theme: Theme): Look {
  const { paper, link, accent, nodes } = palettes[theme]
  return {
    theme,
    nodes,
    faintNodes: nodes.map((colour) => faded(colour, paper, 0.2)),
    link,
    faintLink: faded(link, paper, 0.35),
    highlightedLink: accent,
  }
}

/** A name beside its node, on an edge of paper that keeps it legible over links; none over another name. */
function labelOf(theme: Theme): NodeLabelDrawingFunction<DrawnNodeAttributes, DrawnLinkAttributes> {
  const places = new LabelPlaces()
  return (context, { label, x, y, size, highlighted }, { labelSize, labelFont, labelWeight }) => {
    // What is highlighted has its name on a strip of paper.
    if (!label || highlighted) return
    const { paper, ink } = palettes[theme]
    const text = shortened(label, maxLabelLength)
    context.font = `${labelWeight} ${labelSize}px ${labelFont}`
    const { width } = context.measureText(text)
    const [box] = boxesBeside({ x, y, size }, { width, height: labelSize * 1.2 })
    if (!places.takeIfFree(box)) return
    context.lineWidth = 3
    context.lineJoin = 'round'
    context.strokeStyle = paper
    context.strokeText(text, box.left, y + labelSize / 3)
    context.fillStyle = ink
    context.fillText(text, box.left, y + labelSize / 3)
  }
}

/** What the canvas shows, in the same pixels as the places of its nodes. */
function sightOf({ canvas }: CanvasRenderingContext2D): Box {
  const { clientWidth: width, clientHeight: height } = canvas
  return { left: 0, top: 0, width, height }
}

/** A name on a strip of paper beside its node, which is drawn over everything else. */
function hoverOf(theme: Theme): NodeHoverDrawingFunction<DrawnNodeAttributes, DrawnLinkAttributes> {
  const places = new LabelPlaces()
  return (context, { label, x, y, size, color }, { labelSize, labelFont, labelWeight }) => {
    const { paper, ink } = palettes[theme]
    if (label) {
      context.font = `${labelWeight} ${labelSize}px ${labelFont}`
      const strip = { width: context.measureText(label).width + 8, height: labelSize * 1.6 }
      const box = places.take(boxesBeside({ x, y, size }, strip), sightOf(context))
      context.fillStyle = paper
      context.fillRect(box.left, box.top, box.width, box.height)
      context.fillStyle = ink
      context.fillText(label, box.left + 4, box.top + box.height / 2 + labelSize / 3)
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

/** Settings that follow the theme. */
export const settingsOf = ({ theme }: Look): StageSettings => ({
  defaultDrawNodeLabel: labelOf(theme),
  defaultDrawNodeHover: hoverOf(theme),
})

/** So many links take longer to draw than a frame lasts where there is no graphics card. */
const manyLinks = 8_000

export const fixedSettings = (links: number): StageSettings => ({
  hideEdgesOnMove: links > manyLinks,
  hideLabelsOnMove: links > manyLinks,
  // Points and lines, which are drawn in one call each. The other programs draw an instance for each node and link,
  // which takes ten times as long where there is no graphics card.
  nodeProgramClasses: { circle: NodePointProgram },
  edgeProgramClasses: { line: EdgeLineProgram, thick: EdgeRectangleProgram },
  // Sizes are measured like distances, so that nodes that do not overlap in the layout never do.
  itemSizesReference: 'positions',
  labelFont: getComputedStyle(document.body).fontFamily,
  labelSize: 13,
  labelRenderedSizeThreshold: 4.5,
  labelDensity: 0.5,
  labelGridCellSize: 130,
  minEdgeThickness: 1,
  zIndex: true,
  stagePadding: 24,
  minCameraRatio: 0.01,
  maxCameraRatio: 1.6,
})
