/** Who signs what this site shows: nobody but the site itself, and only what is its own. */
import 'server-only'
import { isOwnApi } from '@/lib/client/public-address'
import { getServiceIndex, getVersions } from '@/lib/client/resources'
import { readSettings } from '@/lib/env'
import { didOf } from '@/lib/proof/did-web'

/** The identifier of this site if it signs its records; undefined over another server, whatever that one signs. */
export async function getIssuer(): Promise<string | undefined> {
  const own = isOwnApi() ? didOf(readSettings().SITE_URL) : undefined
  if (own === undefined) return undefined
  const answer = await getServiceIndex()
  return answer.ok && answer.data.issuer === own ? own : undefined
}

/** The versions whose files this site signs, newest first, as they stand in addresses; none where it signs nothing. */
export async function listSignedVersions(): Promise<string[]> {
  if ((await getIssuer()) === undefined) return []
  const answer = await getVersions()
  const versions = answer.ok ? answer.data.data.map(({ version }) => version) : []
  // The data of today may be of no version yet.
  return ['latest', ...versions]
}
