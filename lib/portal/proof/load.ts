/** Determines who signs the records of this site: only the site itself, and only its own records. */
import 'server-only'
import { LRUCache } from 'lru-cache'
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

/** Every profile states the issuer, which can change without the data, but rarely does. */
const lastIssuer = new LRUCache<'issuer', { did: string | undefined }>({ max: 1, ttl: 5_000 })

/** The DID of this site if it signs its records. Undefined over the API of another publisher, even if that signs. */
export async function getIssuer(): Promise<string | undefined> {
  const siteDid = isApiEmbedded() ? getDid(readSettings().SITE_URL) : undefined
  if (siteDid === undefined) return undefined
  const last = lastIssuer.get('issuer')
  if (last) return last.did
  const index = dataOrUndefined(await getServiceIndex())
  const did = index?.issuer === siteDid ? siteDid : undefined
  if (index) lastIssuer.set('issuer', { did })
  return did
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
