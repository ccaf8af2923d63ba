/** The credential of a version of the data, which states the digests of its files. */
import type { Downloads } from '@/lib/contract/downloads'
import { siteName } from '@/lib/contract/site-name'
import { type UnsignedCredential, versionCredentialName } from '@/lib/proof/credential'
import { contextResource, contextsOf } from './context'
import { digestOfHex } from './digest'
import { originOf, type Publication, reuseOf } from './publication'

export function versionCredential(
  { base_url, files, title, version }: Downloads,
  publication: Publication,
): UnsignedCredential {
  const { siteUrl } = publication
  return {
    '@context': contextsOf(siteUrl),
    id: base_url + versionCredentialName,
    type: ['VerifiableCredential', 'VersionCredential'],
    name: `The files of version ${version} of the ${title}`,
    description: `Each file that ${siteName} published as version ${version} of its data, with its digest.`,
    ...originOf(publication),
    credentialSubject: { id: base_url, name: title, version, ...reuseOf(publication) },
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
