/** The texts in the picture of a page. */
import { type Family, getWords } from '@/lib/contract/families'
import { siteName } from '@/lib/contract/site-name'
import type { NetworkSize } from '@/lib/portal/graph/load'
import type { ListView } from '@/lib/portal/list/list-view'
import { getStage, type Stage, statusLabel } from '@/lib/portal/projects/status'
import { recordName } from '@/lib/portal/records/record-address'
import type { RecordDocuments } from '@/lib/portal/records/record-documents'
import { recordSummary } from '@/lib/portal/records/summaries'
import { counted } from '@/lib/text/counted'
import { formatDate } from '@/lib/text/dates'
import { singleLine } from '@/lib/text/lines'
import { capitalized } from '@/lib/text/sentences'

export interface ShareText {
  /** The line above the title: the kind of record or page. */
  kind: string
  title: string
  /** The fallback title if no character of `title` can be drawn. */
  otherTitle: string
  /** The status of a project or of a country's wallet in words: `Pilot, as of January 2026`. */
  status?: { stage: Stage; text: string }
  facts: string
}

/** Below the title `Sample`, `'Sample, a standard. Followed by 2.'` becomes `'A standard. Followed by 2.'`. */
function withoutName(summary: string, name: string): string {
  const textAfterName = summary.startsWith(name) ? summary.slice(name.length) : undefined
  return textAfterName !== undefined && /^[,:]/.test(textAfterName)
    ? capitalized(textAfterName.slice(1).trim())
    : summary
}

interface DatedStatus {
  status?: string | null | undefined
  /** The date of its source. */
  date?: string | null | undefined
}

export function shareStatus({ status, date }: DatedStatus): Pick<ShareText, 'status'> {
  const stage = getStage(status)
  if (!stage) return {}
  const label = statusLabel(status ?? '')
  return { status: { stage, text: date ? `${label}, as of ${formatDate(date)}` : label } }
}

export function recordShareText<F extends Family>(
  family: F,
  document: RecordDocuments[F],
): ShareText {
  const { singular } = getWords(family)
  const name = singleLine(recordName(family, document))
  return {
    kind: capitalized(singular),
    title: name,
    otherTitle: capitalized(`${singular} ${document.id}`),
    ...('status' in document
      ? shareStatus({ status: document.status, date: document.status_date })
      : {}),
    facts: withoutName(singleLine(recordSummary(family, document)), name),
  }
}

/** A list: how many records, of how many, by which filters. */
export const listShareText = ({
  family,
  title,
  summary,
  intro,
  total,
}: Pick<ListView, 'family' | 'title' | 'summary' | 'intro' | 'total'>): ShareText => {
  const words = getWords(family)
  return {
    kind: title,
    title: counted(total, words.singular, words.plural),
    otherTitle: words.title,
    facts: `${summary}. ${intro}`,
  }
}

export const networkShareText = ({ nodes, links }: NetworkSize): ShareText => ({
  kind: 'The network',
  title: `${counted(links, 'connection')} between ${counted(nodes, 'record')}`,
  otherTitle: 'The network',
  facts:
    'Who works with whom on decentralized identity in government, and the shortest path between any two.',
})

/** The texts in the picture of all pages that have none of their own. */
export const siteShareText: ShareText = {
  kind: 'An open, sourced reference',
  title: 'Government-affiliated decentralized identity',
  otherTitle: siteName,
  facts:
    'Who builds it, with whom, and on what: projects, organizations, people, ledgers, standards and laws, with sources.',
}
