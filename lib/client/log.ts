/**
 * Logs the renderer's warnings as lines of JSON, in the format of the server. They must not contain keys or API data.
 */
import 'server-only'
import { readSettings } from '@/lib/env'

const warnLevel = 40
const levelsWithoutWarnings = new Set(['error', 'fatal', 'silent'])

/** @example warn('a copy cannot be written', { cause: 'Error: ENOSPC' }) */
export function warn(message: string, fields: Record<string, string | number> = {}): void {
  if (levelsWithoutWarnings.has(readSettings().LOG_LEVEL)) return
  const line = { level: warnLevel, time: Date.now(), pid: process.pid, ...fields, msg: message }
  process.stderr.write(`${JSON.stringify(line)}\n`)
}
