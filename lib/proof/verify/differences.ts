/** Compares two credentials of the same subject, to find out what has changed since the first was signed. */
import canonicalize from 'canonicalize'
import type { SignedCredential, UnsignedCredential } from '@/lib/proof/credential'
import { isObject } from '@/lib/text/is-object'

const getFields = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {})

function changedNames(before: Record<string, unknown>, now: Record<string, unknown>): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  return names.filter((name) => canonicalize(before[name]) !== canonicalize(now[name]))
}

const digests = ({ relatedResource }: Pick<UnsignedCredential, 'relatedResource'>) =>
  Object.fromEntries(
    relatedResource.map(({ id, digestSRI }) => [id.replace(/^.*\//, ''), digestSRI]),
  )

/** Returns the names of the record's fields, or of the version's files, that have changed. */
export function differencesBetween(before: SignedCredential, now: SignedCredential): string[] {
  const [old, current] = [before.credentialSubject, now.credentialSubject]
  return 'record' in old
    ? changedNames(getFields(old.record), getFields(current.record))
    : changedNames(digests(before), digests(now))
}
