/** The citation of a list as of a version. */
import type { Terms } from '@/lib/contract/terms'
import type { Version } from '@/lib/contract/versions'
import { type Citation, datedCitation } from '@/lib/portal/publish/cite/citation'
import { singleLine } from '@/lib/text/single-line'

interface ListCitation {
  title: string
  about: Version
  /** How many records, in words. */
  count: string
  sha256: string
  address: string
  terms: Terms | undefined
}

export const listCitation = ({
  title,
  about,
  count,
  sha256,
  address,
  terms,
}: ListCitation): Citation => ({
  ...datedCitation(terms, about.date),
  id: `did-atlas-list-${sha256.slice(0, 12)}`,
  title: singleLine(title),
  version: `Version ${about.version}`,
  note: `Version ${about.version}; ${count}; SHA-256 of the answer: ${sha256}`,
  URL: address,
})
