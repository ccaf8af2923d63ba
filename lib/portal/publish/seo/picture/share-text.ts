/** The texts in the picture of a page. */
import { type Family, getWords } from '@/lib/contract/families'
import { siteName } from '@/lib/contract/site-name'
import type { RecordDocuments } from '@/lib/portal/records/record-documents'
import { recordName } from '@/lib/portal/records/record-name'
import { recordSummary } from '@/lib/portal/records/summaries'
import { capitalized } from '@/lib/text/capitalized'
import { singleLine } from '@/lib/text/single-line'

export interface ShareText {
  /** The line above the title: the kind of record or page. */
  kind: string
  title: string
  /** The fallback title if no character of `title` can be drawn. */
  otherTitle: string
  facts: string
}

/** Below the title `Sample`, `'Sample, a standard. Followed by 2.'` becomes `'A standard. Followed by 2.'`. */
function withoutName(summary: string, name: string): string {
  const rest = summary.startsWith(name) ? summary.slice(name.length) : undefined
  return rest !== undefined && /^[,:]/.test(rest) ? capitalized(rest.slice(1).trim()) : summary
}

export function recordShareText<F extends Family>(
  family: F,
  document: RecordDocuments[F],
): ShareText {
  const { one } = getWords(family)
  const name = singleLine(recordName(family, document))
  return {
    kind: capitalized(one),
    title: name,
    otherTitle: capitalized(`${one} ${document.id}`),
    facts: withoutName(singleLine(recordSummary(family, document)), name),
  }
}

/** The texts in the picture of all pages that have none of their own. */
export const siteShareText: ShareText = {
  kind: 'An open, sourced reference',
  title: 'Government-affiliated decentralized identity',
  otherTitle: siteName,
  facts:
    'Who builds it, with whom, and on what: projects, organizations, people, ledgers, standards and laws, each fact with its source.',
}
