'use client'

import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { LaidOutNetwork } from '@/lib/portal/graph/network'
import { counted } from '@/lib/text/counted'
import type { Stage } from './stage'
import type { StageView } from './stage-look'
import { StageTools } from './stage-tools'
import type { Explorer, NetworkAnswer, SelectionAnswer } from './use-graph'

type WaitingForm = Exclude<NetworkAnswer['form'], 'ready'>

const messages: Record<WaitingForm, string> = {
  loading: 'Loading the network …',
  drawing: 'Computing the layout. This takes up to a minute after new data.',
  failed: 'We could not load the network. Reload the page to try again.',
}

/** Links that need no layout: sections of the page, and the list of projects. */
const listed = [
  ['#most-connected', 'Most connected'],
  ['#figures', 'The network in numbers'],
  ['/projects', 'All projects'],
]

interface WaitingPictureProps {
  form: WaitingForm
  /** True on the page, which has more than the picture; false in frames on other sites. */
  hasLists: boolean
}

/** The placeholder for the picture until it can be drawn: its progress, and links to what is available already. */
function WaitingPicture({ form, hasLists }: WaitingPictureProps) {
  return (
    <div className="flex h-full flex-col">
      <div className="max-w-[38em] p-4">
        <p className="noscript:hidden text-muted">{messages[form]}</p>
        {hasLists && (
          <>
            <p className="mt-3 noscript:mt-0">As text:</p>
            <ul className="mt-2 space-y-1">
              {listed.map(([href, title]) => (
                <li key={href}>
                  <a href={href} className="inline-block py-0.5">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <noscript className="flex min-h-0 grow">
        {/* biome-ignore lint/performance/noImgElement: an SVG file needs no optimization. */}
        <img
          src="/graph/overview.svg"
          alt="The most connected projects and organizations, and their connections"
          className="min-h-0 w-full grow object-contain object-top"
        />
      </noscript>
    </div>
  )
}

interface GraphStageProps {
  network: LaidOutNetwork
  view: StageView
  onChoose: (index: number) => void
  label: string
  credit: string
}

/**
 * Makes the wheel scroll the page, and zoom the picture only after a click on it or with Ctrl, so that scrolling past
 * it does not zoom. Returns a function that removes the listeners.
 */
function freeWheel(element: HTMLElement): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  let active = false
  const setActive = (value: boolean) => () => {
    active = value
  }
  const pass = (event: WheelEvent) => {
    if (!active && !event.ctrlKey && !event.metaKey) event.stopPropagation()
  }
  element.addEventListener('pointerdown', setActive(true), { signal })
  element.addEventListener('pointerleave', setActive(false), { signal })
  element.addEventListener('wheel', pass, { capture: true, signal })
  return () => listeners.abort()
}

/**
 * Sets an attribute that states whether the camera is moving. A view that has not been drawn yet counts as moving,
 * because until then a click would hit the nodes of the previous frame.
 */
function noteCamera({ sigma }: Stage, state: 'moving' | 'still'): void {
  sigma.getContainer().dataset.camera = state
}

type StageOptions = Pick<GraphStageProps, 'network' | 'view' | 'onChoose'>

/**
 * Draws the network into a frame, states in attributes of the frame that it is drawn and whether the camera is moving,
 * and removes it when the page is left.
 */
function useStage(
  frame: RefObject<HTMLDivElement | null>,
  { network, view, onChoose }: StageOptions,
) {
  const latest = useRef({ view, onChoose })
  const [stage, setStage] = useState<Stage>()
  const [impossible, setImpossible] = useState(false)

  useEffect(() => {
    latest.current = { view, onChoose }
  })

  useEffect(() => {
    const container = frame.current
    if (!container) return
    let unmounted = false
    let drawn: Stage | undefined
    const draw = async () => {
      const { Stage } = await import('./stage')
      if (unmounted) return
      const choose = (node: number) => latest.current.onChoose(node)
      const stage = new Stage({ container, network, view: latest.current.view, onChoose: choose })
      stage.sigma.on('afterRender', () =>
        noteCamera(stage, stage.sigma.getCamera().isAnimated() ? 'moving' : 'still'),
      )
      container.dataset.drawn = 'true'
      performance.mark('network-drawn')
      drawn = stage
      setStage(stage)
    }
    draw().catch(() => setImpossible(true))
    const unbindWheel = freeWheel(container)
    return () => {
      unmounted = true
      unbindWheel()
      drawn?.kill()
      delete container.dataset.drawn
      setStage(undefined)
    }
  }, [frame, network])

  return { stage, impossible }
}

/** The picture of the network. When visitors leave, the router only hides the page, and the picture is removed. */
function GraphStage({ network, view, onChoose, label, credit }: GraphStageProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { stage, impossible } = useStage(frame, { network, view, onChoose })

  useEffect(() => {
    if (!stage) return
    stage.show(view)
    noteCamera(stage, 'moving')
  }, [stage, view])

  if (impossible) return <StillPicture />
  return (
    <>
      <div ref={frame} role="img" aria-label={label} className="absolute inset-0" />
      {stage && <StageTools stage={stage} credit={credit} />}
    </>
  )
}

function StillPicture() {
  return (
    <div className="absolute inset-0 flex flex-col gap-2 p-3">
      <p className="text-note">
        Your browser does not support WebGL, so the picture is static. Lists and filters work.
      </p>
      {/* biome-ignore lint/performance/noImgElement: an SVG file needs no optimization. */}
      <img src="/graph/overview.svg" alt="The network" className="min-h-0 grow object-contain" />
    </div>
  )
}

function getIndexes(network: LaidOutNetwork, selection: SelectionAnswer): number[] {
  const ids =
    selection.form === 'node'
      ? [selection.node.id]
      : selection.form === 'path'
        ? [selection.from.id, ...(selection.steps ?? [{ to: selection.to }]).map(({ to }) => to.id)]
        : []
  const indexes = new Map(network.nodes.map(({ id }, index) => [id, index]))
  return ids.flatMap((id) => indexes.get(id) ?? [])
}

interface GraphPictureProps {
  explorer: Explorer
  credit: string
  className: string
  /** True on the page, which has more than the picture; false in frames on other sites. */
  hasLists?: boolean
}

export function GraphPicture({ explorer, credit, className, hasLists = false }: GraphPictureProps) {
  const { answer, network, shown, selection, navigation } = explorer
  const chosen = useMemo(
    () => (network ? getIndexes(network, selection) : []),
    [network, selection],
  )
  const view = useMemo(() => shown && { shown, chosen }, [shown, chosen])
  const choose = (node: number) => {
    const id = network?.nodes[node]?.id
    if (id) navigation.change({ ...navigation.state, node: id, from: undefined, to: undefined })
  }
  return (
    <div className={`relative overflow-hidden border border-rule bg-paper ${className}`}>
      {network && view ? (
        <GraphStage
          network={network}
          view={view}
          onChoose={choose}
          credit={credit}
          label={`Network with ${counted(view.shown.nodeCount, 'node')} and ${counted(view.shown.linkCount, 'connection')}. The lists on this page contain the same as text.`}
        />
      ) : (
        <WaitingPicture
          form={answer.form === 'ready' ? 'loading' : answer.form}
          hasLists={hasLists}
        />
      )}
    </div>
  )
}
