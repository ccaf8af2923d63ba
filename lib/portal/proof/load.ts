/** Determines who signs the records of this site: only the site itself, and only its own records. */
import 'server-only'
import { isOwnApi } from '@/lib/client/public-address'
import { dataOrUndefined } from '@/lib/client/result'
import { readSettings } from '@/lib/env'
import { getData } from '@/lib/portal/data/load'
import type { PortalData } from '@/lib/portal/data/portal-data'
import { didOf } from '@/lib/proof/did-web'

function issuerOf({ index }: PortalData): string | undefined {
  const own = isOwnApi() ? didOf(readSettings().SITE_URL) : undefined
  return own !== undefined && index.ok && index.data.issuer === own ? own : undefined
}

/** The DID of this site if it signs its records. Undefined over the API of another publisher, even if that signs. */
export const getIssuer = async (): Promise<string | undefined> => issuerOf(await getData())

/** The versions whose files this site signs, newest first, by their names in addresses. Empty if it signs nothing. */
export async function listSignedVersions(): Promise<string[]> {
  const data = await getData()
  if (issuerOf(data) === undefined) return []
  const versions = dataOrUndefined(data.versions)?.data ?? []
  // Today's data may not belong to any version yet.
  return ['latest', ...versions.map(({ version }) => version)]
}
