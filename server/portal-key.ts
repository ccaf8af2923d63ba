/**
 * The portal's own key for the embedded API, created on the first start and stored in a file next
 * to the store.
 */
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const keyForm = /^portal_[\w-]{43}$/

/** The stored key; undefined if there is none, or if its file is damaged. */
function readKey(file: string): string | undefined {
  try {
    const key = readFileSync(file, 'utf8').trim()
    return keyForm.test(key) ? key : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns the stored key, or creates one. If the file cannot be written, each start uses a new
 * key, which affects nobody but the portal.
 */
export function portalKeyIn(folder: string): string {
  const file = path.join(folder, 'api-key')
  const kept = readKey(file)
  if (kept) return kept
  const made = `portal_${randomBytes(32).toString('base64url')}`
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, `${made}\n`, { mode: 0o600 })
  } catch {
    return made
  }
  return made
}
