/** Determines who signs the records of this site: only the site itself, and only its own records. */
import 'server-only'
import { isApiEmbedded } from '@/lib/client/public-address'
import { getServiceIndex } from '@/lib/client/resources'
import { dataOrUndefined } from '@/lib/client/result'
import { readSettings } from '@/lib/env'
import { getData } from '@/lib/portal/data/current-data'
import { getDid } from '@/lib/proof/did-web'

/** The DID of this site if it signs its records. Undefined over the API of another publisher, even if that signs. */
export async function getIssuer(): Promise<string | undefined> {
  const siteDid = isApiEmbedded() ? getDid(readSettings().SITE_URL) : undefined
  if (siteDid === undefined) return undefined
  return dataOrUndefined(await getServiceIndex())?.issuer === siteDid ? siteDid : undefined
}

/** The versions whose files this site signs, newest first, by their names in addresses. Empty if it signs nothing. */
export async function listSignedVersions(): Promise<string[]> {
  if ((await getIssuer()) === undefined) return []
  const versions = dataOrUndefined((await getData()).versions)?.data ?? []
  // Today's data may not belong to any version yet.
  return ['latest', ...versions.map(({ version }) => version)]
}
