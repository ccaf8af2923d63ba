/**
 * The credential of a record. It states that this site published these facts about the record, in this version of the
 * data and from these sources.
 */
import { type Family, getWords } from '@/lib/contract/families'
import { siteName } from '@/lib/contract/site-name'
import type { SourceSummary } from '@/lib/contract/sources'
import { credentialEnding, type UnsignedCredential } from '@/lib/proof/credential'
import { safeHttpUrl } from '@/lib/text/safe-http-url'
import { contextResource, getContexts } from './context'
import { computeDigest } from './digest'
import { asOf, getOrigin, getReuse, type Publication } from './publication'
import { sourceFile, sourceFileAddress, sourceFileType } from './source-file'

export interface CertifiedRecord {
  family: Family
  /** The path of the record's profile. */
  path: string
  name: string
  /** Everything that the API returns about the record. */
  document: object
  /** The sources of its facts. */
  sources: readonly SourceSummary[]
}

/** Describes a source. Only http and https addresses become identifiers. */
function derivation({ url, title, publisher, seen, archived_url }: SourceSummary): object[] {
  const id = safeHttpUrl(url)?.href
  if (!id) return []
  const archivedAt = safeHttpUrl(archived_url)?.href
  return [
    {
      id,
      ...(title ? { name: title } : {}),
      publisher,
      ...(seen && /^\d{4}-\d\d-\d\d$/.test(seen) ? { seen } : {}),
      ...(archivedAt ? { archivedAt } : {}),
    },
  ]
}

const getResource = (source: SourceSummary, publication: Publication) => ({
  id: sourceFileAddress(publication, source),
  mediaType: sourceFileType,
  digestSRI: computeDigest(sourceFile(source)),
})

const describeState = ({ version, date }: Publication): string =>
  version === undefined
    ? `on ${date.slice(0, 10)}, which no version of the data has`
    : `in version ${version} of the data`

export function recordCredential(
  { family, path, name, document, sources }: CertifiedRecord,
  publication: Publication,
): UnsignedCredential {
  const { siteUrl, version } = publication
  const resources = sources.map((source) => getResource(source, publication))
  const origins = sources.flatMap(derivation)
  return {
    '@context': getContexts(siteUrl),
    id: siteUrl + path + credentialEnding + asOf(publication),
    type: ['VerifiableCredential', 'RecordCredential'],
    name: `What ${siteName} published about ${name}`,
    description: `The ${getWords(family).one} ${name} as it stood ${describeState(publication)}, with its sources.`,
    ...getOrigin(publication),
    credentialSubject: {
      id: siteUrl + path,
      name,
      ...(version === undefined ? {} : { version }),
      ...getReuse(publication),
      ...(origins.length > 0 ? { wasDerivedFrom: origins } : {}),
      record: document,
    },
    relatedResource: [contextResource(siteUrl), ...resources],
  }
}
