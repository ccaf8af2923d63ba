/**
 * The keys with which the site signs its publications, in a file next to the store: the current key, and the public
 * halves of former keys. The secret half of a replaced key is permanently deleted.
 */
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { base58 } from '@scure/base'
import { z } from 'zod'
import type { Settings } from '@/lib/env'
import { flush } from '@/lib/files/atomic-files'
import { lockFolder } from '@/lib/store/lock'

const publicKey = z.string().regex(/^z6Mk[1-9A-HJ-NP-Za-km-z]{44}$/)
const time = z.iso.datetime()

const SecretKey = z.object({
  created: time,
  publicKeyMultibase: publicKey,
  secretKeyMultibase: z.string().regex(/^z[1-9A-HJ-NP-Za-km-z]{40,100}$/),
})
const FormerKey = z.object({
  created: time,
  publicKeyMultibase: publicKey,
  replaced: time,
  /** The time at which the key was revoked: nothing that it signed can be trusted. */
  revoked: time.optional(),
})
const KeyRing = z.object({ current: SecretKey, former: z.array(FormerKey) })
export type SecretKey = z.infer<typeof SecretKey>
export type FormerKey = z.infer<typeof FormerKey>
export type KeyRing = z.infer<typeof KeyRing>

/** The message includes a remedy, but none of the file's contents. */
export class DidKeyError extends Error {
  override name = 'DidKeyError'
}

export const didKeyFile = ({ storePath }: Pick<Settings, 'storePath'>): string =>
  path.join(path.dirname(storePath), 'did-keys.json')

/** True if users other than the owner have any rights to the file, for example after a backup was restored. */
export const isExposed = (file: string): boolean => {
  const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0
  return process.platform !== 'win32' && (mode & 0o077) !== 0
}

function parse(text: string): KeyRing | undefined {
  try {
    return KeyRing.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Reads the keys; undefined if there is no file. Throws a `DidKeyError` if the file contains anything else. */
export function readKeys(file: string): KeyRing | undefined {
  if (!existsSync(file)) return undefined
  const ring = parse(readFileSync(file, 'utf8'))
  if (ring) return ring
  throw new DidKeyError(
    `${file} does not hold the keys of this site. Put a copy of it back. Without one, remove it: a new key will be created, and earlier signatures can no longer be verified.`,
  )
}

const now = (): string => new Date().toISOString().replace(/\.\d+Z$/, 'Z')

/** A key from its base64 (https://www.w3.org/TR/cid-1.0/#Multikey). The two bytes of the prefix identify its kind. */
const toMultibase = (prefix: readonly number[], base64: string): string =>
  `z${base58.encode(Uint8Array.from([...prefix, ...Buffer.from(base64, 'base64url')]))}`

function newKey(): SecretKey {
  const { d = '', x = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  return {
    created: now(),
    publicKeyMultibase: toMultibase([0xed, 0x01], x),
    secretKeyMultibase: toMultibase([0x80, 0x26], d),
  }
}

/**
 * Writes the keys to a temporary file that only its owner can read, and passes its path to `place`, which moves it. The
 * name is random, because processes in containers that share a folder may have the same id. The file is flushed to disk
 * first: if a power failure destroyed the key, nothing that it signed could be verified.
 */
function withWritten(file: string, ring: KeyRing, place: (draftFile: string) => void): void {
  const draftFile = `${file}.${randomUUID()}.tmp`
  try {
    writeFileSync(draftFile, `${JSON.stringify(ring, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
    flush(draftFile)
    place(draftFile)
    flush(path.dirname(file))
  } finally {
    rmSync(draftFile, { force: true })
  }
}

const isExisting = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST'

/**
 * The keys in the file, which are created on the first start. If two processes start at once, both get the same keys.
 */
export function ensureKeys(file: string): KeyRing {
  const existingRing = readKeys(file)
  if (existingRing) return existingRing
  const newRing: KeyRing = { current: newKey(), former: [] }
  mkdirSync(path.dirname(file), { recursive: true })
  try {
    withWritten(file, newRing, (draftFile) => linkSync(draftFile, file))
  } catch (error) {
    if (!isExisting(error)) throw error
  }
  return readKeys(file) ?? newRing
}

/** Changes the keys atomically, excluding other commands. Returns the new contents of the file. */
function change(file: string, make: (ring: KeyRing) => KeyRing): KeyRing {
  const release = lockFolder(path.join(path.dirname(file), 'did-keys-lock'))
  try {
    const changed = make(ensureKeys(file))
    withWritten(file, changed, (draftFile) => renameSync(draftFile, file))
    return changed
  } finally {
    release()
  }
}

/** Replaces the current key. Signatures of the old key stay valid, unless the key is compromised. */
export const rotateKeys = (file: string, isCompromised: boolean): KeyRing =>
  change(file, ({ current, former }) => {
    const { created, publicKeyMultibase } = current
    const replaced = now()
    const old = {
      ...{ created, publicKeyMultibase, replaced },
      ...(isCompromised ? { revoked: replaced } : {}),
    }
    return { current: newKey(), former: [old, ...former] }
  })

/** Revokes a former key. Throws a `DidKeyError` if there is no such key, or if it is the current key. */
export const revokeKey = (file: string, key: string): KeyRing =>
  change(file, ({ current, former }) => {
    if (current.publicKeyMultibase === key) {
      throw new DidKeyError(
        'This is the current key: npm run keys:did -- rotate --compromised replaces and revokes it.',
      )
    }
    if (!former.some(({ publicKeyMultibase }) => publicKeyMultibase === key)) {
      throw new DidKeyError(`There is no key ${key}. npm run keys:did -- list shows all.`)
    }
    const revoked = now()
    return {
      current,
      former: former.map((entry) =>
        entry.publicKeyMultibase === key && !entry.revoked ? { ...entry, revoked } : entry,
      ),
    }
  })
