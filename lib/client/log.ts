/** Warnings of the renderer, as lines of JSON like those of the server. They hold no key and nothing that the API sent. */
import 'server-only'
import { readSettings } from '@/lib/env'

const warning = 40
const quiet = new Set(['error', 'fatal', 'silent'])

export function warn(message: string, more: Record<string, string | number> = {}): void {
  if (quiet.has(readSettings().LOG_LEVEL)) return
  const line = { level: warning, time: Date.now(), pid: process.pid, ...more, msg: message }
  process.stderr.write(`${JSON.stringify(line)}\n`)
}
