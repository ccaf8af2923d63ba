import type { StageSigma } from './stage-graph'

/** Sigma searches for the node under the pointer at each move, even while dragging, where it never changes. */
export function pauseHoverWhileDragging(sigma: StageSigma): void {
  const captor = sigma.getMouseCaptor()
  const listeners = captor.listeners('mousemove') as (() => void)[]
  captor.on('mousedown', () => {
    for (const listener of listeners) captor.off('mousemove', listener)
  })
  captor.on('mouseup', () => {
    for (const listener of listeners) captor.off('mousemove', listener).on('mousemove', listener)
  })
}
