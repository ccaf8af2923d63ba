/** The names of DID methods, which are `did:web` on pages and `web` in the API's documents. */
import { displayName } from '@/lib/contract/families'

/** The name without its prefix, by which visitors look for methods too. Other names are returned unchanged. */
export const shortMethodName = (name: string): string => name.replace(/^did:/i, '')

/**
 * The name as pages show it. Another server's documents may contain the prefix already.
 * @example fullMethodName('web') // 'did:web'
 */
export const fullMethodName = (name: string): string =>
  displayName('did-methods', shortMethodName(name))
