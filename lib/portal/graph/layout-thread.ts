/** A worker thread that computes a layout from its `workerData`. `layout-cache.ts` starts it. */
import { getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { computeLayout, type LayoutInput } from './layout'

/** A nice value: a lower priority than the other threads have, because visitors wait for those. */
const lowPriority = 5

// Linux sets the priority of this thread only. Other systems would set that of the entire
// renderer.
if (process.platform === 'linux') setPriority(Math.max(getPriority(), lowPriority))

parentPort?.postMessage(computeLayout(workerData as LayoutInput))
