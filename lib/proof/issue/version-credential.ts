/** The credential of a version of the data, which states the digests of its files. */
import type { Downloads } from '@/lib/contract/downloads'
import { siteName } from '@/lib/contract/site-name'
import { type UnsignedCredential, versionCredentialName } from '@/lib/proof/credential'
import { contextResource, getContexts } from './context'
import { digestOfHex } from './digest'
import { getOrigin, getReuse, type Publication } from './publication'

export function versionCredential(
  { base_url, files, title, version }: Downloads,
  publication: Publication,
): UnsignedCredential {
  const { siteUrl } = publication
  return {
    '@context': getContexts(siteUrl),
    id: base_url + versionCredentialName,
    type: ['VerifiableCredential', 'VersionCredential'],
    name: `The files of version ${version} of the ${title}`,
    description: `Each file that ${siteName} published as version ${version} of its data, with its digest.`,
    ...getOrigin(publication),
    credentialSubject: { id: base_url, name: title, version, ...getReuse(publication) },
    relatedResource: [
      contextResource(siteUrl),
      ...files.map(({ name, media_type, sha256 }) => ({
        id: base_url + encodeURIComponent(name),
        mediaType: media_type,
        digestSRI: digestOfHex(sha256),
      })),
    ],
  }
}
