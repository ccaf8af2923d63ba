'use client'

import { type Drawing, drawNetwork } from '@/lib/portal/graph/draw-network'
import { graphPalettes } from '@/lib/portal/graph/kinds'
import type { Stage } from './stage'

/** The layers of the canvas, which an image file contains from bottom to top, with a strip for the credit below. */
const layers = ['edges', 'nodes', 'labels', 'hovers', 'hoverNodes']
const strip = 28

function toPng({ sigma, colours }: Stage, credit: string): Promise<Blob | null> {
  const { paper, ink } = graphPalettes[colours.theme]
  const { width, height } = sigma.getDimensions()
  const density = devicePixelRatio || 1
  const canvas = document.createElement('canvas')
  canvas.width = width * density
  canvas.height = (height + strip) * density
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.scale(density, density)
  context.fillStyle = paper
  context.fillRect(0, 0, width, height + strip)
  // The drawing buffer of WebGL can be read only in the task that drew it.
  sigma.refresh()
  const canvases = sigma.getCanvases()
  for (const layer of layers) {
    const drawn = canvases[layer]
    if (drawn) context.drawImage(drawn, 0, 0, width, height)
  }
  context.fillStyle = ink
  context.font = `11px ${sigma.getSetting('labelFont')}`
  context.fillText(credit, 8, height + 18, width - 16)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

function getDrawing({
  sigma,
  view,
  highlight,
  colours,
}: Stage): Pick<Drawing, 'nodes' | 'links' | 'theme'> {
  const graph = sigma.getGraph()
  const named = sigma.getNodeDisplayedLabels()
  const at = (node: string): [number, number] => {
    const { x, y } = sigma.graphToViewport(graph.getNodeAttributes(node))
    return [x, y]
  }
  const nodes = graph
    .filterNodes((_, { index }) => Boolean(view.shown.nodes[index] || highlight?.nodes.has(index)))
    .map((node) => {
      const { size, kind, label, index } = graph.getNodeAttributes(node)
      const [x, y] = at(node)
      const faint = highlight && !highlight.nodes.has(index)
      const radius = sigma.scaleSize(size)
      return { x, y, radius, kind, faint, ...(named.has(node) && { label }) }
    })
  const links = graph
    .filterEdges((_, { index }) => Boolean(view.shown.links[index] || highlight?.links.has(index)))
    .map((link) => {
      const faint = highlight && !highlight.links.has(graph.getEdgeAttributes(link).index)
      return { from: at(graph.source(link)), to: at(graph.target(link)), faint }
    })
  return { nodes, links, theme: colours.theme }
}

function toSvg(stage: Stage, credit: string): Blob {
  const { width, height } = stage.sigma.getDimensions()
  const title = 'The network of decentralized identity projects'
  const svg = drawNetwork({ width, height, title, credit, ...getDrawing(stage) })
  return new Blob([svg], { type: 'image/svg+xml' })
}

const button =
  'min-h-8 min-w-8 cursor-pointer rounded border border-rule bg-surface px-2 text-ink text-note hover:bg-accent-soft'

function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

interface StageToolsProps {
  stage: Stage
  credit: string
}

export function StageTools({ stage, credit }: StageToolsProps) {
  const savePng = async () => {
    const file = await toPng(stage, credit)
    if (file) save(file, 'did-atlas-network.png')
  }
  return (
    <div className="screen-only absolute top-2 right-2 flex flex-wrap justify-end gap-1.5">
      <button
        type="button"
        className={button}
        aria-label="Zoom in"
        onClick={() => stage.zoom('in')}
      >
        +
      </button>
      <button
        type="button"
        className={button}
        aria-label="Zoom out"
        onClick={() => stage.zoom('out')}
      >
        −
      </button>
      <button type="button" className={button} onClick={() => stage.zoom('whole')}>
        Reset view
      </button>
      <button type="button" className={button} onClick={savePng}>
        Save PNG
      </button>
      <button
        type="button"
        className={button}
        onClick={() => save(toSvg(stage, credit), 'did-atlas-network.svg')}
      >
        Save SVG
      </button>
    </div>
  )
}
