/** Both processes with reload: the API under `node --watch`, and `next dev` on the public port. */
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { childEnvironment, readSettings } from '@/lib/env'
import { portalKeyIn } from '@/server/portal-key'
import { freePort } from '@/server/renderer-process'
import { prepareStore } from './prepare'
import { command } from './steps'

const next = createRequire(import.meta.url).resolve('next/dist/bin/next')

await command(async () => {
  const settings = readSettings()
  await prepareStore(settings)
  const key = settings.API_KEY ?? portalKeyIn(path.dirname(settings.storePath))
  const apiPort = String(await freePort())
  const apiBase = settings.API_BASE_URL ?? `http://127.0.0.1:${apiPort}/api/v1`
  const run = (args: string[], environment: Parameters<typeof childEnvironment>[0]) =>
    spawn(process.execPath, args, { stdio: 'inherit', env: childEnvironment(environment) })
  const api = settings.API_BASE_URL
    ? undefined
    : run(['--watch', '--import', 'tsx', 'scripts/api.ts'], { PORT: apiPort, API_KEY: key })
  const portal = run([next, 'dev', '--port', String(settings.PORT)], {
    API_BASE_URL: apiBase,
    API_KEY: key,
    SITE_URL: settings.SITE_URL,
    ...(api ? { API_BUDGET: 'none', LAST_GOOD: 'none' } : {}),
    NODE_ENV: 'development',
  })
  console.log(`Portal ${settings.SITE_URL}, API ${apiBase} (the portal's key: var/api-key)`)
  portal.once('exit', () => api?.kill())
  api?.once('exit', () => portal.kill())
})
