import { type ApiKey, isNeverUsed } from '@/lib/store/keys'

/** A key in the list of all keys, without its secret. */
export function keyLine(key: ApiKey): string {
  const { id, name, created, revoked, unlimited, lastUsed } = key
  const limits = unlimited ? 'unlimited' : 'limited'
  const usage = isNeverUsed(key) ? 'never used' : `last used ${lastUsed}`
  const use = lastUsed === null ? limits : usage
  return `${id}  ${created}  ${revoked ? `revoked ${revoked}` : use}  ${name}`
}
