import { readSettings } from '@/lib/env'
import { type Running, start } from '@/server/main'
import { upstreamFault } from './check-upstream'
import { orphaned } from './orphaned'
import { preparePortal, prepareStore } from './prepare'
import { command, step } from './steps'

await command(async () => {
  const settings = readSettings()
  let running: Running | undefined
  const stop = async () => {
    await running?.stop()
    process.exit()
  }
  // From the beginning, because npm may end while the portal is being built.
  void orphaned().then(stop)
  await prepareStore(settings)
  await preparePortal()
  running = await step('Starting', () =>
    start(settings, { upstreamFault: () => upstreamFault(settings) }),
  )
  console.log(`\nDID Atlas   ${settings.SITE_URL}`)
  if (settings.API_BASE_URL) {
    console.log(`Its data    ${settings.API_BASE_URL}`)
    const fault = await upstreamFault(settings)
    if (fault) console.error(`\n${fault}`)
  } else {
    console.log(`API         ${settings.SITE_URL}/api/v1`)
    console.log('API key     npm run keys -- create NAME')
  }
  console.log(`\nListening on ${running.address}. Ctrl-C stops it.`)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop)
})
