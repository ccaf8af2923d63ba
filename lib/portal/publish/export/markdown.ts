/** Writes a record as Markdown: all its facts, and its numbered sources at the end. */

import { type Family, getWords } from '@/lib/contract/families'
import { recordCitation } from '@/lib/portal/publish/cite/citation'
import { toApa } from '@/lib/portal/publish/cite/formats'
import type { DataContext } from '@/lib/portal/publish/data-context'
import { getAddress, recordName } from '@/lib/portal/records/record-address'
import type { RecordDocuments } from '@/lib/portal/records/record-documents'
import { type SourceIndex, sourceIndex, sourceUses } from '@/lib/portal/sources/source-index'
import { formatDate, formatInstant } from '@/lib/text/dates'
import { markdownAddress, markdownText } from './markdown-text'
import { getLabels } from './record-labels'
import { recordLines } from './record-lines'

const sourceLines = ({ sources }: SourceIndex): string[] =>
  sources.length === 0
    ? ['We have no source for this page yet. Check its facts before you quote them.']
    : sources.map(({ number, text, archived }) => {
        const copy = archived ? `, archived copy: ${markdownAddress(archived)}` : ''
        return `${number}. ${markdownAddress(text)}${copy}`
      })

function generatedText(document: object): string[] {
  const text = 'ai_description' in document ? document.ai_description : undefined
  return typeof text === 'string' && text !== ''
    ? ['## Summary (AI-written text)', '', markdownText(text), '']
    : []
}

function licenceLines({ terms, siteUrl }: DataContext): string[] {
  if (!terms) return [`Credit and licence: <${siteUrl}/terms>.`]
  const { attribution, license } = terms
  return [
    markdownText(attribution.text),
    '',
    `Licence: ${markdownText(license.name)}, ${markdownAddress(license.url)}. This file selects and reformats the data.`,
  ]
}

export function toMarkdown<F extends Family>(
  family: F,
  document: RecordDocuments[F],
  context: DataContext,
): string {
  const { singular } = getWords(family)
  const sources = sourceIndex(family, sourceUses(document))
  const name = markdownText(recordName(family, document)) || `${document.id}`
  const address = markdownAddress(context.siteUrl + getAddress(family, document))
  const day = context.terms ? `as of ${formatDate(context.terms.last_updated)}, ` : ''
  return [
    `# ${name}`,
    '',
    `Profile (${singular}): ${address}. Data ${day}fetched ${formatInstant(context.fetchedAt)}.`,
    '',
    ...generatedText(document),
    '## Facts',
    '',
    ...recordLines(document, {
      siteUrl: context.siteUrl,
      sources,
      labels: getLabels(family, document),
    }),
    '## Sources',
    '',
    ...sourceLines(sources),
    '',
    '## Cite',
    '',
    markdownText(toApa(recordCitation(family, document, context))),
    '',
    '## Licence',
    '',
    ...licenceLines(context),
    '',
  ].join('\n')
}
