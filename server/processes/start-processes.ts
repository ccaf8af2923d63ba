import { Registry } from 'prom-client'
import type { Settings } from '@/lib/env'
import { listenForMetrics } from '../listen'
import type { Running } from '../main'
import { type Checks, metricsServer } from '../metrics/metrics-server'
import { ForkedServers } from './forked-servers'

/** Starts the configured number of servers, and one port with metrics and health checks for all of them. */
export async function startProcesses(
  settings: Settings,
  onExit: (server: number, cause: string) => void,
): Promise<Omit<Running, 'checks'>> {
  const { PROCESSES: count, METRICS_PORT } = settings
  const servers = new ForkedServers(count, onExit)
  const checks: Checks = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `server ${index + 1}`,
      () => servers.faultOf(index + 1),
    ]),
  )
  const { contentType } = new Registry()
  const metrics = { contentType, metrics: () => servers.metrics() }
  const operations = METRICS_PORT === undefined ? undefined : metricsServer(metrics, checks)
  const stop = async () => {
    await servers.stop()
    await operations?.close()
  }
  try {
    await listenForMetrics(operations, settings)
    return { address: await servers.start(), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
