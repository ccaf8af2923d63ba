/** The description of a source as a file of its own. Credentials contain the digests of these files. */
import type { SourceSummary } from '@/lib/contract/sources'
import { asOf, type Publication } from './publication'

export const sourceFileType = 'application/json'

/** The address contains the version, because more may become known about a source later. */
export const sourceFileAddress = (
  { siteUrl, ...publication }: Pick<Publication, 'siteUrl' | 'version'>,
  { id }: Pick<SourceSummary, 'id'>,
): string => `${siteUrl}/sources/${id}.json${asOf(publication)}`

/** Omits how often the source is cited, which is no property of the source itself. */
export function sourceFile({ stats: _, ...source }: SourceSummary): string {
  return `${JSON.stringify(source, null, 2)}\n`
}
