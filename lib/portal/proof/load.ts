/** Determines who signs the records of this site: only the site itself, and only its own records. */
import 'server-only'
import { isApiEmbedded } from '@/lib/client/public-address'
import { getServiceIndex } from '@/lib/client/resources'
import { dataOrUndefined } from '@/lib/client/result'
import { readSettings } from '@/lib/env'
import { getData } from '@/lib/portal/data/current-data'
import { recordPath } from '@/lib/portal/records/record-path'
import { credentialEnding } from '@/lib/proof/credential'
import { getDid } from '@/lib/proof/did-web'

export interface SignedExample {
  name: string
  /** The address of the signed copy. */
  address: string
}

/** The DID of this site if it signs its records. Undefined over the API of another publisher, even if that signs. */
export async function getIssuer(): Promise<string | undefined> {
  const siteDid = isApiEmbedded() ? getDid(readSettings().SITE_URL) : undefined
  if (siteDid === undefined) return undefined
  return dataOrUndefined(await getServiceIndex())?.issuer === siteDid ? siteDid : undefined
}

/** A launched project whose signed copy visitors can check. Undefined if this site signs nothing. */
export async function getSignedExample(): Promise<SignedExample | undefined> {
  if ((await getIssuer()) === undefined) return undefined
  const projects = dataOrUndefined((await getData()).projects) ?? []
  const example = projects.find(({ status }) => status === 'Launched')
  return (
    example && {
      name: example.title,
      address: recordPath('projects', example.id, example.title) + credentialEnding,
    }
  )
}

/** The versions whose files this site signs, newest first, by their names in addresses. Empty if it signs nothing. */
export async function listSignedVersions(): Promise<string[]> {
  if ((await getIssuer()) === undefined) return []
  const versions = dataOrUndefined((await getData()).versions)?.data ?? []
  // Today's data may not belong to any version yet.
  return ['latest', ...versions.map(({ version }) => version)]
}
