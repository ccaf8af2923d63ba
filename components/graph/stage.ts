/** The picture of the network on a canvas, by sigma. Loaded only where it is drawn. */
import Sigma from 'sigma'
import type { Shown } from '@/lib/graph/graph-filter'
import type { LaidOutNetwork } from '@/lib/graph/payload'
import { cameraTarget } from './camera-target'
import {
  type DrawnLinkAttributes,
  type DrawnNodeAttributes,
  type Lit,
  litAlong,
  litAround,
  stageGraph,
} from './stage-graph'
import { type Look, lookOf, settingsOf, steadySettings, themeOfPage } from './stage-look'

export type StageSigma = Sigma<DrawnNodeAttributes, DrawnLinkAttributes>

/** What the canvas shows, by places in the network. */
export interface StageView {
  shown: Shown
  /** Nothing, a node, or the nodes of a path in order. */
  chosen: readonly number[]
}

export interface StageOptions {
  container: HTMLElement
  network: LaidOutNetwork
  view: StageView
  onChoose: (place: number) => void
}

const motion = () => !matchMedia('(prefers-reduced-motion: reduce)').matches

export class Stage {
  readonly sigma: StageSigma
  readonly #graph
  readonly #litLinkSize: number
  #look: Look = lookOf(themeOfPage())
  #view: StageView
  #lit: Lit | undefined
  #hovered: Lit | undefined
  readonly #stopWatching: () => void

  constructor({ container, network, view, onChoose }: StageOptions) {
    this.#graph = stageGraph(network)
    this.#litLinkSize = 1.2 * network.layout.unit
    this.#view = view
    this.#lit = this.#litBy(view.chosen)
    this.sigma = new Sigma(this.#graph, container, {
      ...steadySettings(this.#graph.size),
      ...settingsOf(this.#look),
      nodeReducer: (_, node) => this.#nodeNow(node),
      edgeReducer: (_, link) => this.#linkNow(link),
    })
    this.sigma.on('clickNode', ({ node }) => onChoose(Number(node)))
    this.sigma.on('enterNode', ({ node }) => this.#hover(litAround(this.#graph, Number(node))))
    this.sigma.on('leaveNode', () => this.#hover(undefined))
    this.sigma.on('beforeRender', () => this.#spareEmptyLayers())
    this.#restWhileDragging()
    this.#stopWatching = this.#watchTheme()
    this.fly(false)
  }

  get look(): Look {
    return this.#look
  }

  get lit(): Lit | undefined {
    return this.#lit
  }

  get view(): StageView {
    return this.#view
  }

  #litBy(chosen: readonly number[]): Lit | undefined {
    const [first] = chosen
    if (first === undefined) return undefined
    return chosen.length > 1 ? litAlong(this.#graph, chosen) : litAround(this.#graph, first)
  }

  #nodeNow(node: DrawnNodeAttributes) {
    const { place, kind } = node
    const hovered = this.#hovered?.nodes.has(place) ?? false
    const stands = hovered || !this.#lit || this.#lit.nodes.has(place)
    const chosen = this.#view.chosen.includes(place)
    return {
      ...node,
      // What is chosen is shown even where a filter leaves it out.
      hidden: !this.#view.shown.nodes[place] && !this.#lit?.nodes.has(place),
      color: (stands ? this.#look.nodes : this.#look.faintNodes)[kind],
      zIndex: stands ? 1 : 0,
      highlighted: chosen,
      forceLabel: chosen || hovered,
      ...(stands ? {} : { label: null }),
    }
  }

  #linkNow({ place }: DrawnLinkAttributes) {
    const stands = this.#hovered?.links.has(place) || this.#lit?.links.has(place)
    const others = this.#lit ? this.#look.faintLink : this.#look.link
    return {
      hidden: !this.#view.shown.links[place] && !this.#lit?.links.has(place),
      color: stands ? this.#look.litLink : others,
      // Not for what is only under the pointer: another program needs everything to be drawn anew.
      type: this.#lit?.links.has(place) ? 'thick' : 'line',
      size: this.#litLinkSize,
      zIndex: stands ? 1 : 0,
    }
  }

  /** Only what comes or goes is drawn anew: all of a large network would take longer than a frame. */
  #hover(lit: Lit | undefined): void {
    const changed = [this.#hovered, lit].filter((part) => part !== undefined)
    this.#hovered = lit
    this.#spareEmptyLayers()
    const nodes = changed.flatMap((part) => [...part.nodes].map(String))
    const edges = changed.flatMap((part) => [...part.links].map(String))
    const partialGraph = { nodes: [...new Set(nodes)], edges: [...new Set(edges)] }
    this.sigma.refresh({ partialGraph, skipIndexation: true, schedule: true })
  }

  /** A layer that nothing is drawn on is put together with the others at each frame all the same, unless it is hidden. */
  #spareEmptyLayers(): void {
    const { hovers, hoverNodes } = this.sigma.getCanvases()
    const empty = !this.#lit && !this.#hovered
    for (const layer of [hovers, hoverNodes]) if (layer) layer.hidden = empty
  }

  /** Sigma looks for the node under the pointer at each move, even while the picture is dragged along with it. */
  #restWhileDragging(): void {
    const captor = this.sigma.getMouseCaptor()
    const listeners = captor.listeners('mousemove') as (() => void)[]
    captor.on('mousedown', () => {
      for (const listener of listeners) captor.off('mousemove', listener)
    })
    captor.on('mouseup', () => {
      for (const listener of listeners) captor.off('mousemove', listener).on('mousemove', listener)
    })
  }

  #watchTheme(): () => void {
    const follow = () => {
      const theme = themeOfPage()
      if (theme === this.#look.theme) return
      this.#look = lookOf(theme)
      this.sigma.setSettings(settingsOf(this.#look))
      this.sigma.refresh({ schedule: true })
    }
    const system = matchMedia('(prefers-color-scheme: dark)')
    const page = new MutationObserver(follow)
    system.addEventListener('change', follow)
    page.observe(document.documentElement, { attributes: true })
    return () => {
      system.removeEventListener('change', follow)
      page.disconnect()
    }
  }

  show(view: StageView): void {
    const other = view.chosen.join() !== this.#view.chosen.join()
    this.#view = view
    this.#lit = this.#litBy(view.chosen)
    if (other) this.fly(motion())
    this.sigma.refresh({ schedule: true })
  }

  /** Takes the camera to what is chosen. */
  fly(animated: boolean): void {
    if (this.#view.chosen.length === 0) return
    const target = cameraTarget(this.sigma, this.#view.chosen)
    if (animated) void this.sigma.getCamera().animate(target, { duration: 600 })
    else this.sigma.getCamera().setState(target)
  }

  /** `1` for the whole picture, below it nearer, by steps from where the camera is. */
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
