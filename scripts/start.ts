import cluster from 'node:cluster'
import { siteName } from '@/lib/contract/site-name'
import { processNumber, readSettings, type Settings } from '@/lib/env'
import { type Running, type StartOptions, start } from '@/server/main'
import { serveForked } from '@/server/processes/forked-server'
import { startProcesses } from '@/server/processes/start-processes'
import type { OpenedStore } from '@/server/snapshots'
import { upstreamFault } from './check-upstream'
import { orphaned } from './orphaned'
import { preparePortal, prepareStore } from './prepare'
import { command, step } from './steps'

/** Prints where everything is available, once the server is running. */
async function introduce(settings: Settings, address: string): Promise<void> {
  console.log(`\n${siteName}   ${settings.SITE_URL}`)
  if (settings.API_BASE_URL) {
    console.log(`Its data    ${settings.API_BASE_URL}`)
    const fault = await upstreamFault(settings)
    if (fault) console.error(`\n${fault}`)
  } else {
    console.log(`API         ${settings.SITE_URL}/api/v1`)
    console.log('API key     npm run keys -- create NAME')
  }
  console.log(`\nListening on ${address}. Ctrl-C stops it.`)
}

const sayExit = (server: number, cause: string): void =>
  console.error(`Server ${server} ended (${cause}) and is started again.`)

/** Starts one server with the store that is open already, or several, each of which opens a copy of its own. */
async function serve(
  settings: Settings,
  options: StartOptions,
  opened: OpenedStore | undefined,
): Promise<Pick<Running, 'address' | 'stop'>> {
  if (settings.PROCESSES === 1) return start(settings, { ...options, opened })
  await opened?.store.close()
  return startProcesses(settings, sayExit)
}

await command(async () => {
  const settings = readSettings()
  const options = { upstreamFault: () => upstreamFault(settings) }
  if (cluster.isWorker) {
    return serveForked(settings, { ...options, isFirst: processNumber() === 1 })
  }
  let running: Pick<Running, 'address' | 'stop'> | undefined
  const stop = async () => {
    await running?.stop()
    process.exit()
  }
  // Registered from the beginning, because npm may end while the portal is being built.
  void orphaned().then(stop)
  const opened = await prepareStore(settings)
  await preparePortal()
  running = await step('Starting', () => serve(settings, options, opened))
  await introduce(settings, running.address)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop)
})
