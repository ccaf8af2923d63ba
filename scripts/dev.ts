/**
 * Runs the API and the portal with automatic reload: the API alone under `node --watch`, and on the public port
 * `next dev`, which forwards `/api/v1` to the API. When the facts change, they are compiled again.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { childEnvironment, readSettings } from '@/lib/env'
import { factsFolder } from '@/lib/facts/load/facts-folder'
import { makePortalKey } from '@/server/own-renderer'
import { loopback } from '@/server/renderer-child'
import { freePort } from '@/server/renderer-process'
import { devArguments } from './dev-arguments'
import { prepareStore } from './prepare'
import { stopAllAfterFirstExit } from './processes'
import { refuseOptions, runCommand } from './run-command'
import { watchFacts } from './watch-facts'

const next = createRequire(import.meta.url).resolve('next/dist/bin/next')

const run = (args: string[], environment: Parameters<typeof childEnvironment>[0] = {}) =>
  spawn(process.execPath, args, { stdio: 'inherit', env: childEnvironment(environment) })

/**
 * Compiles after each change of the facts, in a separate process, so that changes to the compiler also take effect.
 * Returns a function that stops watching, and ends a compilation in progress.
 */
function compileOnChange(): () => void {
  let compiling: ChildProcess | undefined
  const stopWatching = watchFacts(factsFolder, async () => {
    compiling = run(['scripts/run.mjs', 'data-compile'])
    const [code] = await once(compiling, 'exit')
    if (code)
      console.error('\nThe facts were not compiled; the site keeps showing the last good ones.')
  })
  return () => {
    stopWatching()
    compiling?.kill()
  }
}

await runCommand(async () => {
  refuseOptions('npm run dev')
  const settings = readSettings()
  const { API_BASE_URL, API_KEY, SITE_URL } = settings
  if (!API_BASE_URL) {
    const { store } = await prepareStore(settings)
    // The API is a process of its own, which reads the store itself.
    await store.close()
  }
  const key = API_KEY ?? makePortalKey()
  const apiPort = String(await freePort())
  const ownApi = `http://${loopback}:${apiPort}/api/v1`
  const api = API_BASE_URL
    ? undefined
    : run(['--watch', '--import', 'tsx', 'scripts/api.ts'], {
        HOST: loopback,
        PORT: apiPort,
        API_KEY: key,
      })
  const portal = run([next, ...devArguments(settings)], {
    API_BASE_URL: API_BASE_URL ?? ownApi,
    API_KEY: key,
    SITE_URL,
    ...(api ? { API_BUDGET: 'none', LAST_GOOD: 'none' } : {}),
    NODE_ENV: 'development',
  })
  const stopCompiling = api && compileOnChange()
  console.log(`Portal ${SITE_URL}, API ${API_BASE_URL ?? `${SITE_URL}/api/v1`}`)
  process.exitCode = await stopAllAfterFirstExit(api ? [portal, api] : [portal])
  stopCompiling?.()
})
