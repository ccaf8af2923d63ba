import { siteName } from '@/lib/contract/site-name'
import { ignoredSettings, isLocalSite, readSettings, type Settings, unsetSettings } from '@/lib/env'
import { type Running, start } from '@/server/main'
import { buildPortal, isBuilt } from './build-portal'
import { waitForNpmToEnd } from './processes'
import { refuseOptions, runCommand } from './run-command'

/** Imported late, so that the renderer starts before these modules are loaded. */
const loadPrepare = () => import('./prepare')

const prepare = async (settings: Settings) => (await loadPrepare()).prepareStore(settings)

const findFault = async (settings: Settings) => (await loadPrepare()).findUpstreamFault(settings)

/**
 * Returns a function that opens the store. Problems of the facts are reported before the portal is built, which takes a
 * minute, so the store is then opened early. No closure that outlives the start may capture the store: it would retain the
 * first dataset.
 */
async function storeOpener(settings: Settings, isEarly: boolean) {
  const opened = isEarly ? await prepare(settings) : undefined
  return async () => opened ?? prepare(settings)
}

/** Prints where everything is available, once the server is running. */
async function printIntroduction(settings: Settings, address: string): Promise<void> {
  console.log(`\n${siteName}   ${settings.SITE_URL}`)
  if (settings.API_BASE_URL) {
    console.log(`Its data    ${settings.API_BASE_URL}`)
    const fault = await findFault(settings)
    if (fault) console.error(`\n${fault}`)
  } else {
    console.log(`API         ${settings.SITE_URL}/api/v1`)
    console.log('API key     npm run keys -- create NAME')
  }
  const unset = unsetSettings(settings).map(({ name }) => name)
  if (unset.length > 0) {
    const where = isLocalSite(settings) ? `${settings.SITE_URL}/health` : 'docs/settings.md'
    console.log(`Not set     ${unset.join(', ')}; see ${where}`)
  }
  console.log(`\nListening on ${address}. Ctrl-C stops it.`)
}

await runCommand(async () => {
  refuseOptions('npm start')
  const settings = readSettings()
  for (const line of ignoredSettings()) console.warn(line)
  let running: Running | undefined
  const stop = async () => {
    await running?.stop()
    process.exit()
  }
  // Registered from the beginning, because npm may end while the portal is being built.
  void waitForNpmToEnd().then(stop)
  const isPortalBuilt = await isBuilt()
  const ownData = settings.API_BASE_URL === undefined
  const openStore = await storeOpener(settings, ownData && !isPortalBuilt)
  if (!isPortalBuilt) await buildPortal()
  console.log('Starting …')
  running = await start(settings, {
    openStore,
    findUpstreamFault: () => findFault(settings),
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop)
  await printIntroduction(settings, running.address)
})
