/** A portal with an upstream of the tests, as a separate process with its own folder. */
import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import type { SettingName } from '@/lib/env'
import {
  ended,
  getOutput,
  newPlace,
  type Place,
  runScript,
  waitForOutput,
} from '../contract/processes'
import { type Stub, upstreamKey } from './stub'

export interface Portal {
  place: Place
  process: ChildProcess
  /** Everything that it has printed. */
  output: () => string
  get: (address: string, headers?: Record<string, string>) => Promise<Response>
  stop: () => Promise<void>
}

export async function startPortal(
  stub: Pick<Stub, 'baseUrl'>,
  settings: Partial<Record<SettingName, string>> = {},
  from?: Place,
): Promise<Portal> {
  const place = from ?? (await newPlace())
  Object.assign(place.environment, {
    API_BASE_URL: stub.baseUrl,
    API_KEY: upstreamKey,
    LAST_GOOD: path.join(path.dirname(place.store), 'last-good'),
    LOG_LEVEL: 'info',
    ...settings,
  })
  const child = runScript('start', place)
  const output = getOutput(child.stdout, child.stderr)
  await waitForOutput(child, 'Listening')
  const get = (address: string, headers = {}) =>
    fetch(`http://127.0.0.1:${place.port}${address}`, {
      headers,
      signal: AbortSignal.timeout(40_000),
    })
  const stop = async () => {
    child.kill('SIGTERM')
    await ended(child)
  }
  return { place, process: child, output, get, stop }
}
