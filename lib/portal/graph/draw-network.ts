/** Draws the network as an SVG file. */
import type { Theme } from '@/lib/portal/theme/colours'
import { escapeXml } from '@/lib/text/xml'
import { graphPalettes } from './kinds'
import { type LaidOutNetwork, type Layout, layoutExtent, nodeSize } from './network'

export function truncated(text: string, maxCharacters: number): string {
  const characters = [...text]
  return characters.length <= maxCharacters
    ? text
    : `${characters
        .slice(0, maxCharacters - 1)
        .join('')
        .trimEnd()}…`
}

function themeRules(theme: Theme): string {
  const { paper, ink, link, nodes } = graphPalettes[theme]
  const kinds = nodes.map((colour, kind) => `.k${kind}{fill:${colour}}`).join('')
  return `.paper{fill:${paper}}.links{stroke:${link}}text{fill:${ink};stroke:${paper}}${kinds}`
}

const commonRules =
  "text{font-family:'Public Sans',system-ui,sans-serif;paint-order:stroke;stroke-linejoin:round}.links{fill:none}"

/** The style element of a drawing, for one theme. Without a theme it follows the setting of the viewer. */
export const svgStyle = (theme?: Theme): string =>
  theme
    ? `<style>${commonRules}${themeRules(theme)}</style>`
    : `<style>:root{color-scheme:light dark}${commonRules}${themeRules('light')}@media (prefers-color-scheme:dark){${themeRules('dark')}}</style>`

interface DrawnNode {
  x: number
  y: number
  radius: number
  kind: number
  label?: string
  /** True if the node is drawn faintly, because it is not part of the selection. */
  faint?: boolean
}

interface DrawnLink {
  from: readonly [x: number, y: number]
  to: readonly [x: number, y: number]
  faint?: boolean
}

export interface Drawing {
  width: number
  height: number
  title: string
  credit: string
  nodes: readonly DrawnNode[]
  links: readonly DrawnLink[]
  theme?: Theme
}

const rounded = (value: number): string => String(Math.round(value * 10) / 10)

const linkPath = (links: readonly DrawnLink[]): string =>
  links
    .map(({ from, to }) => `M${from.map(rounded).join(' ')}L${to.map(rounded).join(' ')}`)
    .join('')

const circleSvg = ({ x, y, radius, kind }: DrawnNode): string =>
  `<circle class="k${kind}" cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(radius)}"/>`

const labelSvg = ({ x, y, radius, label = '' }: DrawnNode): string =>
  `<text x="${rounded(x + radius + 3)}" y="${rounded(y + 4)}">${escapeXml(truncated(label, 40))}</text>`

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
    `<path class="links" stroke-width=".6" opacity="${faintOpacity}" d="${linkPath(faintLinks)}"/>`,
    `<path class="links" stroke-width=".7" d="${linkPath(clearLinks)}"/>`,
    `<g opacity="${faintOpacity}">${faintNodes.map(circleSvg).join('')}</g>`,
    clearNodes.map(circleSvg).join(''),
    `<g font-size="12" stroke-width="3">${clearNodes
      .filter((node) => node.label)
      .map(labelSvg)
      .join('')}</g>`,
    `<text x="8" y="${height + 18}" font-size="11" stroke="none">${escapeXml(credit)}</text></svg>`,
  ].join('')
}

/** Selects the nodes with the most links, and the links between them. Only the best connected nodes have a label. */
export function getOverview(
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
  const pointAt = (index: number) => getPoint(layout, index, scale, margin)
  return {
    width,
    height: Math.ceil(Math.max(0, ...layout.y) * scale) + 2 * margin,
    nodes: [...drawn].map((index) => {
      const [x, y] = pointAt(index)
      const { kind, degree, title } = nodes[index] ?? { kind: 0, degree: 0, title: '' }
      const radius = nodeSize(degree) * layout.radiusScale * scale
      return { x, y, radius, kind, ...(named.has(index) && { label: title }) }
    }),
    links: links
      .filter(({ source, target }) => drawn.has(source) && drawn.has(target))
      .map(({ source, target }) => ({ from: pointAt(source), to: pointAt(target) })),
  }
}

const getPoint = (
  { x, y }: Layout,
  index: number,
  scale: number,
  margin: number,
): [number, number] => [(x[index] ?? 0) * scale + margin, (y[index] ?? 0) * scale + margin]
