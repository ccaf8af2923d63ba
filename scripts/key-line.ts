import type { ApiKey } from '@/lib/facts/store/keys'

/**
 * When a key of a visitor was used. It is kept by the day and begins with the day on which the key was made, so that the
 * key expires even if it is never used.
 */
function usageOf({ created, lastUsed }: Pick<ApiKey, 'created'> & { lastUsed: string }): string {
  return created.startsWith(lastUsed) ? 'not used after that day' : `last used ${lastUsed}`
}

/** A key in the list of all keys, without its secret. */
export function keyLine({ id, name, created, revoked, unlimited, lastUsed }: ApiKey): string {
  const limits = unlimited ? 'unlimited' : 'limited'
  const use = lastUsed === null ? limits : usageOf({ created, lastUsed })
  return `${id}  ${created}  ${revoked ? `revoked ${revoked}` : use}  ${name}`
}
