/** A thread of its own: lays out the `LayoutInput` that it is given and posts the `Layout`. Started by `layouts.ts`. */
import { getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { type LayoutInput, layoutOf } from './layout'

/** Behind everything that somebody is waiting for. */
const lowPriority = 5

// Only Linux has priorities of threads: elsewhere this would slow down the whole renderer.
if (process.platform === 'linux') setPriority(Math.max(getPriority(), lowPriority))

parentPort?.postMessage(layoutOf(workerData as LayoutInput))
