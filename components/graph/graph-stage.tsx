'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import type { LaidOutNetwork } from '@/lib/portal/graph/payload'
import type { Stage } from './stage'
import type { StageView } from './stage-look'
import { StageTools } from './stage-tools'

interface GraphStageProps {
  network: LaidOutNetwork
  view: StageView
  onChoose: (index: number) => void
  /** The text alternative of the picture. */
  label: string
  credit: string
}

/**
 * Makes the wheel scroll the page, and zoom the picture only after a click on it or with Ctrl, so that scrolling past
 * it does not zoom. Returns a function that removes the listeners.
 */
function freeWheel(element: HTMLElement): () => void {
  let active = false
  const activate = () => {
    active = true
  }
  const deactivate = () => {
    active = false
  }
  const pass = (event: WheelEvent) => {
    if (!active && !event.ctrlKey && !event.metaKey) event.stopPropagation()
  }
  element.addEventListener('pointerdown', activate)
  element.addEventListener('pointerleave', deactivate)
  element.addEventListener('wheel', pass, { capture: true })
  return () => {
    element.removeEventListener('pointerdown', activate)
    element.removeEventListener('pointerleave', deactivate)
    element.removeEventListener('wheel', pass, { capture: true })
  }
}

/**
 * Sets an attribute that states whether the camera is moving. A view that has not been drawn yet counts as moving,
 * because until then a click would hit the nodes of the previous frame.
 */
function noteCamera({ sigma }: Stage, state: 'moving' | 'still'): void {
  sigma.getContainer().dataset.camera = state
}

/** Draws a network, and states in attributes of its container that it is drawn and whether the camera is moving. */
function drawStage(
  StageClass: typeof Stage,
  options: ConstructorParameters<typeof Stage>[0],
): Stage {
  const stage = new StageClass(options)
  stage.sigma.on('afterRender', () =>
    noteCamera(stage, stage.sigma.getCamera().isAnimated() ? 'moving' : 'still'),
  )
  options.container.dataset.drawn = 'true'
  performance.mark('network-drawn')
  return stage
}

type StageOptions = Pick<GraphStageProps, 'network' | 'view' | 'onChoose'>

/** Draws the network into a frame, and removes it when the page is left. */
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
      drawn = drawStage(Stage, { container, network, view: latest.current.view, onChoose: choose })
      setStage(drawn)
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
export function GraphStage({ network, view, onChoose, label, credit }: GraphStageProps) {
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
