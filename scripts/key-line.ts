import { type ApiKey, isNeverUsed } from '@/lib/store/keys'

/**
 * When a visitor's key was used, to the day. Older versions stored the day of creation for a key that was never used, so
 * that a key with this day may or may not have been used on it.
 */
function getUsage(key: ApiKey): string {
  return isNeverUsed(key) ? 'never used' : `last used ${key.lastUsed}`
}

/** A key in the list of all keys, without its secret. */
export function keyLine(key: ApiKey): string {
  const { id, name, created, revoked, unlimited, lastUsed } = key
  const limits = unlimited ? 'unlimited' : 'limited'
  const use = lastUsed === null ? limits : getUsage(key)
  return `${id}  ${created}  ${revoked ? `revoked ${revoked}` : use}  ${name}`
}
