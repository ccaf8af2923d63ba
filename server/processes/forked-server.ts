/** One of several servers on one machine. It listens on their common port and ends with the process that forked it. */
import type { z } from 'zod'
import type { Settings } from '@/lib/env'
import { type StartOptions, start } from '../main'
import { outcomesOf } from '../metrics/metrics-server'
import type { Order, Report } from './messages'

const say = (report: z.input<typeof Report>): void => {
  // The parent process may have ended in the meantime.
  if (process.connected) process.send?.(report)
}

/**
 * Starts one of the servers. `isFirst` marks the one that does the work needed only once. Signals are ignored, because
 * a terminal sends them to all processes.
 */
export async function serveForked(
  settings: Settings,
  options: Pick<StartOptions, 'upstreamFault'> & { isFirst: boolean },
): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
  const starting = start(settings, { ...options, isForked: true })
  const stop = async () => {
    await starting.then((running) => running.stop()).catch(() => {})
    process.exit()
  }
  process.on('message', async (order: Order) => {
    if (order.kind === 'stop') await stop()
    else if (order.kind === 'describe') {
      const { checks, metrics } = await starting
      const counted = (await metrics?.registry.getMetricsAsJSON()) ?? []
      say({ kind: 'description', id: order.id, metrics: counted, parts: await outcomesOf(checks) })
    }
  })
  try {
    say({ kind: 'serving', address: (await starting).address })
  } catch (error) {
    // Exits after the command has reported the error.
    setImmediate(() => process.exit())
    throw error
  }
}
