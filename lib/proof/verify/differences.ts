/** What became of something since it was signed: two credentials of the same subject compared. */
import canonicalize from 'canonicalize'
import type { SignedCredential, UnsignedCredential } from '@/lib/proof/credential'

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

function changedNames(before: Record<string, unknown>, now: Record<string, unknown>): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  return names.filter((name) => canonicalize(before[name]) !== canonicalize(now[name]))
}

const digests = ({ relatedResource }: Pick<UnsignedCredential, 'relatedResource'>) =>
  Object.fromEntries(
    relatedResource.map(({ id, digestSRI }) => [id.replace(/^.*\//, ''), digestSRI]),
  )

/** The fields of the record, or the files of the version, that are not what they were; none where all are. */
export function differencesBetween(before: SignedCredential, now: SignedCredential): string[] {
  const [old, current] = [before.credentialSubject, now.credentialSubject]
  return 'record' in old
    ? changedNames(fieldsOf(old.record), fieldsOf(current.record))
    : changedNames(digests(before), digests(now))
}
