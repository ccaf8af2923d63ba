import { siteName } from '@/lib/contract/site-name'
import type { SourceSummary } from '@/lib/contract/sources'
import { counted } from '@/lib/text/counted'
import { capitalized } from '@/lib/text/sentences'
import { sourceDetails, sourceTitle } from './references'
import { sourceKindName, sourceStateName } from './source-names'
import type { SourceListState } from './source-query'

/** @example sourceListTitle('Sources', { kind: 'press', page: 2 }) // 'Sources · press · page 2' */
export function sourceListTitle(title: string, state: SourceListState): string {
  const { q, kind, publisher, status, page } = state
  return [
    title,
    publisher,
    kind && sourceKindName(kind),
    status && sourceStateName(status),
    q && `“${q}”`,
    page > 1 && `page ${page}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

export const sourceDocumentTitle = (source: SourceSummary): string =>
  source.title ? `${source.title}, ${source.publisher}` : `Source: ${sourceTitle(source)}`

export const sourceDescription = (source: SourceSummary): string =>
  `${capitalized(sourceDetails(source))}. Source of ${counted(source.stats.facts, 'fact')} on ${counted(source.stats.records, 'page')} of ${siteName}: ${source.url}`
