/** Draws the network on a canvas with sigma. This file is imported dynamically, because sigma is large. */
import Sigma from 'sigma'
import type { VisibleGraph } from '@/lib/portal/graph/graph-filter'
import type { LaidOutNetwork } from '@/lib/portal/graph/network'
import {
  type Highlight,
  highlightAlong,
  highlightAround,
  type StageSigma,
  stageGraph,
} from './stage-graph'
import {
  fixedSettings,
  getSettings,
  getStageColours,
  linkNow,
  nodeNow,
  type StageColours,
  type StageLook,
  type StageView,
  themeOfPage,
  watchTheme,
} from './stage-look'

/** Stops sigma from searching for the node under the pointer on every move while dragging, when it cannot change. */
function pauseHoverWhileDragging(sigma: StageSigma): void {
  const captor = sigma.getMouseCaptor()
  const listeners = captor.listeners('mousemove') as (() => void)[]
  captor.on('mousedown', () => {
    for (const listener of listeners) captor.off('mousemove', listener)
  })
  captor.on('mouseup', () => {
    for (const listener of listeners) captor.off('mousemove', listener).on('mousemove', listener)
  })
}

/** The limits of the camera's ratio: how close it gets to a selected node, and how far out for its neighbours. */
const closeUp = 0.22
const farthest = 1.6
/** The factor by which the view is larger than the nodes, for space at the edges. */
const margin = 1.3

/** The nodes to bring into view: the selection with its neighbours or, without one, all nodes that the filters show. */
function nodesInView(
  { shown }: { shown: VisibleGraph },
  highlight: Highlight | undefined,
): readonly number[] {
  return highlight
    ? [...highlight.nodes]
    : [...shown.nodes.keys()].filter((index) => shown.nodes[index])
}

/** These do not spread the values, because there may be more nodes than a call can have arguments. */
const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b))
const most = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b))

interface Point {
  x: number
  y: number
}

function cameraOver(points: readonly Point[], centre: Point | undefined) {
  const [left, right] = [least(points.map(({ x }) => x)), most(points.map(({ x }) => x))]
  const [low, high] = [least(points.map(({ y }) => y)), most(points.map(({ y }) => y))]
  const { x, y } = centre ?? { x: (left + right) / 2, y: (low + high) / 2 }
  const extent = 2 * Math.max(right - x, x - left, high - y, y - low)
  return { x, y, ratio: Math.min(farthest, Math.max(closeUp, margin * extent)) }
}

/**
 * The camera state in which nodes are in view, centred on the selected one if there is one. Undefined if none of them
 * is drawn. A scheduled refresh must have been drawn, because until then sigma returns the positions of the layout,
 * which differ from the camera's coordinates.
 */
function cameraTarget(sigma: StageSigma, inView: readonly number[], chosen?: number) {
  const getPoint = (index: number) => sigma.getNodeDisplayData(index)
  const points = inView.flatMap((index) => getPoint(index) ?? [])
  if (points.length === 0) return undefined
  return cameraOver(points, chosen === undefined ? undefined : getPoint(chosen))
}

export interface StageOptions {
  container: HTMLElement
  network: LaidOutNetwork
  view: StageView
  onChoose: (index: number) => void
}

const motion = () => !matchMedia('(prefers-reduced-motion: reduce)').matches

interface Flight {
  inView: readonly number[]
  centre: number | undefined
  animated: boolean
}

export class Stage {
  readonly sigma: StageSigma
  readonly #graph
  readonly #look: StageLook
  /** True while a full refresh is scheduled. Until it is done, sigma cannot repaint individual nodes and links. */
  #refreshing = false
  #flight: Flight | undefined
  readonly #stopWatching: () => void

  constructor({ container, network, view, onChoose }: StageOptions) {
    this.#graph = stageGraph(network)
    this.#look = {
      view,
      colours: getStageColours(themeOfPage()),
      highlight: this.#highlightBy(view.chosen),
      hovered: undefined,
      highlightedLinkSize: 1.2 * network.layout.radiusScale,
    }
    this.sigma = new Sigma(this.#graph, container, {
      ...fixedSettings(this.#graph.size),
      ...getSettings(this.#look.colours),
      nodeReducer: (_, node) => nodeNow(node, this.#look),
      edgeReducer: (_, link) => linkNow(link, this.#look),
    })
    this.sigma.on('clickNode', ({ node }) => onChoose(Number(node)))
    this.sigma.on('enterNode', ({ node }) =>
      this.#hover(highlightAround(this.#graph, Number(node))),
    )
    this.sigma.on('leaveNode', () => this.#hover(undefined))
    this.sigma.on('beforeRender', () => this.#hideEmptyLayers())
    this.sigma.on('afterProcess', () => {
      this.#refreshing = false
    })
    this.sigma.on('afterRender', () => this.#startFlight())
    pauseHoverWhileDragging(this.sigma)
    this.#stopWatching = watchTheme(() => this.#followTheme())
    this.#flight = this.#flightTo(false)
    this.#refresh()
  }

  get colours(): StageColours {
    return this.#look.colours
  }

  get highlight(): Highlight | undefined {
    return this.#look.highlight
  }

  get view(): StageView {
    return this.#look.view
  }

  #highlightBy(chosen: readonly number[]): Highlight | undefined {
    const [first] = chosen
    if (first === undefined) return undefined
    return chosen.length > 1
      ? highlightAlong(this.#graph, chosen)
      : highlightAround(this.#graph, first)
  }

  /**
   * Refreshes only what changes, because refreshing all of a large network takes longer than a
   * frame.
   */
  #hover(highlight: Highlight | undefined): void {
    const changed = [this.#look.hovered, highlight].filter((part) => part !== undefined)
    this.#look.hovered = highlight
    this.#hideEmptyLayers()
    const nodes = changed.flatMap((part) => [...part.nodes].map(String))
    const edges = changed.flatMap((part) => [...part.links].map(String))
    const partialGraph = { nodes: [...new Set(nodes)], edges: [...new Set(edges)] }
    this.sigma.refresh({ partialGraph, skipIndexation: !this.#refreshing, schedule: true })
  }

  #refresh(): void {
    this.#refreshing = true
    this.sigma.refresh({ schedule: true })
  }

  /** Hides canvases that are empty, because browsers composite even those in each frame. */
  #hideEmptyLayers(): void {
    const { hovers, hoverNodes } = this.sigma.getCanvases()
    const empty = !this.#look.highlight && !this.#look.hovered
    for (const layer of [hovers, hoverNodes]) if (layer) layer.hidden = empty
  }

  #followTheme(): void {
    const theme = themeOfPage()
    if (theme === this.#look.colours.theme) return
    this.#look.colours = getStageColours(theme)
    this.sigma.setSettings(getSettings(this.#look.colours))
    this.#refresh()
  }

  show(view: StageView): void {
    const other = view.chosen.join() !== this.#look.view.chosen.join()
    const filtered = view.shown !== this.#look.view.shown
    this.#look.view = view
    this.#look.highlight = this.#highlightBy(view.chosen)
    // When the selection is cleared, the camera stays where it is, because the visitor may be exploring.
    if (view.chosen.length > 0 ? other : filtered) this.#flight = this.#flightTo(motion())
    this.#refresh()
  }

  /** The camera movement for the current view. It is computed at once, so a later view does not affect it. */
  #flightTo(animated: boolean): Flight {
    const { chosen } = this.#look.view
    const inView = nodesInView(this.#look.view, this.#look.highlight)
    return { inView, centre: chosen.length === 1 ? chosen[0] : undefined, animated }
  }

  /** Starts the pending camera movement, but not before a scheduled refresh is drawn (see `cameraTarget`). */
  #startFlight(): void {
    if (!this.#flight || this.#refreshing) return
    const { inView, centre, animated } = this.#flight
    this.#flight = undefined
    const target = cameraTarget(this.sigma, inView, centre)
    if (!target) return
    if (animated) void this.sigma.getCamera().animate(target, { duration: 600 })
    else this.sigma.getCamera().setState(target)
  }

  /** Zooms in or out by one step, or back to the full picture. */
  zoom(step: 'in' | 'out' | 'whole'): void {
    const camera = this.sigma.getCamera()
    const { ratio } = camera.getState()
    const target =
      step === 'whole'
        ? { x: 0.5, y: 0.5, ratio: 1, angle: 0 }
        : { ratio: camera.getBoundedRatio(step === 'in' ? ratio / 1.6 : ratio * 1.6) }
    if (motion()) void camera.animate(target, { duration: 200 })
    else camera.setState(target)
  }

  kill(): void {
    this.#stopWatching()
    this.sigma.kill()
  }
}
