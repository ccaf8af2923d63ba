/** Compares two credentials of the same subject, to find out what has changed since the first credential was signed. */
import canonicalize from 'canonicalize'
import type { SignedCredential, UnsignedCredential } from '@/lib/proof/credential'
import { isObject } from '@/lib/text/json-values'

const fieldsOrEmpty = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {})

/** Compares canonical forms, because the order of properties has no meaning. */
function changedNames(before: Record<string, unknown>, now: Record<string, unknown>): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  return names.filter((name) => canonicalize(before[name]) !== canonicalize(now[name]))
}

/** Hashes by file name: the address of a file differs between sites. */
const digestsByFile = ({ relatedResource }: Pick<UnsignedCredential, 'relatedResource'>) =>
  Object.fromEntries(
    relatedResource.map(({ id, digestSRI }) => [id.replace(/^.*\//, ''), digestSRI]),
  )

/** Returns the names of the record's fields, or of the version's files, that have changed. */
export function differencesBetween(before: SignedCredential, now: SignedCredential): string[] {
  const [oldSubject, newSubject] = [before.credentialSubject, now.credentialSubject]
  return 'record' in oldSubject
    ? changedNames(fieldsOrEmpty(oldSubject.record), fieldsOrEmpty(newSubject.record))
    : changedNames(digestsByFile(before), digestsByFile(now))
}
