/** What this site knows of a source, as a file of its own: the sources of a credential are digests of these. */
import type { SourceSummary } from '@/lib/contract/sources'
import { asOf, type Publication } from './publication'

export const sourceFileType = 'application/json'

/** As of a version, because more becomes known of a source later. */
export const sourceFileAddress = (
  { siteUrl, ...publication }: Pick<Publication, 'siteUrl' | 'version'>,
  { id }: Pick<SourceSummary, 'id'>,
): string => `${siteUrl}/sources/${id}.json${asOf(publication)}`

/** Without how often it is cited, which says nothing of the source. */
export function sourceFile({ stats: _, ...source }: SourceSummary): string {
  return `${JSON.stringify(source, null, 2)}\n`
}
