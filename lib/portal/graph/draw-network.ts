/** The network as an SVG file. */

import type { Theme } from '@/lib/portal/theme/colours'
import { escapeXml } from '@/lib/text/xml'
import { type Layout, layoutExtent, nodeSize } from './layout-measure'
import type { LaidOutNetwork } from './payload'
import { shortened, svgStyle } from './svg-text'

export interface DrawnNode {
  x: number
  y: number
  radius: number
  kind: number
  label?: string
  /** Drawn back, because something else is chosen. */
  faint?: boolean
}

export interface DrawnLink {
  from: readonly [x: number, y: number]
  to: readonly [x: number, y: number]
  faint?: boolean
}

export interface Drawing {
  width: number
  height: number
  title: string
  /** Under the picture: whose data it is. */
  credit: string
  nodes: readonly DrawnNode[]
  links: readonly DrawnLink[]
  theme?: Theme
}

const number = (value: number): string => String(Math.round(value * 10) / 10)

const pathOf = (links: readonly DrawnLink[]): string =>
  links.map(({ from, to }) => `M${from.map(number).join(' ')}L${to.map(number).join(' ')}`).join('')

const circle = ({ x, y, radius, kind }: DrawnNode): string =>
  `<circle class="k${kind}" cx="${number(x)}" cy="${number(y)}" r="${number(radius)}"/>`

const label = ({ x, y, radius, label = '' }: DrawnNode): string =>
  `<text x="${number(x + radius + 3)}" y="${number(y + 4)}">${escapeXml(shortened(label, 40))}</text>`

const faintOpacity = '.18'

export function drawNetwork(drawing: Drawing): string {
  const { width, height, title, credit, nodes, links, theme } = drawing
  const [faintLinks, clearLinks] = [
    links.filter(({ faint }) => faint),
    links.filter(({ faint }) => !faint),
  ]
  const [faintNodes, clearNodes] = [
    nodes.filter(({ faint }) => faint),
    nodes.filter(({ faint }) => !faint),
  ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height + 28}" width="${width}" height="${height + 28}" role="img"><title>${escapeXml(title)}</title>`,
    svgStyle(theme),
    `<rect class="paper" width="100%" height="100%"/>`,
    `<path class="links" stroke-width=".6" opacity="${faintOpacity}" d="${pathOf(faintLinks)}"/>`,
    `<path class="links" stroke-width=".7" d="${pathOf(clearLinks)}"/>`,
    `<g opacity="${faintOpacity}">${faintNodes.map(circle).join('')}</g>`,
    clearNodes.map(circle).join(''),
    `<g font-size="12" stroke-width="3">${clearNodes
      .filter((node) => node.label)
      .map(label)
      .join('')}</g>`,
    `<text x="8" y="${height + 18}" font-size="11" stroke="none">${escapeXml(credit)}</text></svg>`,
  ].join('')
}

/** The most connected nodes, so many at most, with the links among them; the best connected by name. */
export function overviewOf(
  { nodes, links, layout }: LaidOutNetwork,
  { width, maxNodes, maxLabels }: { width: number; maxNodes: number; maxLabels: number },
): Pick<Drawing, 'width' | 'height' | 'nodes' | 'links'> {
  const ranked = nodes
    .map((_, index) => index)
    .sort((a, b) => (nodes[b]?.degree ?? 0) - (nodes[a]?.degree ?? 0))
  const drawn = new Set(ranked.slice(0, maxNodes))
  const named = new Set(ranked.slice(0, maxLabels))
  const margin = 16
  const scale = (width - 2 * margin) / layoutExtent
  const at = (index: number) => pointOf(layout, index, scale, margin)
  return {
    width,
    height: Math.ceil(Math.max(0, ...layout.y) * scale) + 2 * margin,
    nodes: [...drawn].map((index) => {
      const [x, y] = at(index)
      const { kind, degree, title } = nodes[index] ?? { kind: 0, degree: 0, title: '' }
      const radius = nodeSize(degree) * layout.unit * scale
      return { x, y, radius, kind, ...(named.has(index) && { label: title }) }
    }),
    links: links
      .filter(({ source, target }) => drawn.has(source) && drawn.has(target))
      .map(({ source, target }) => ({ from: at(source), to: at(target) })),
  }
}

const pointOf = (
  { x, y }: Layout,
  index: number,
  scale: number,
  margin: number,
): [number, number] => [(x[index] ?? 0) * scale + margin, (y[index] ?? 0) * scale + margin]
