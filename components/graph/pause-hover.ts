import type { StageSigma } from './stage-graph'

/** Stops sigma from searching for the node under the pointer on every move while dragging, when it cannot change. */
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
