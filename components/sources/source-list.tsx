import { createElement } from 'react'
import { ExternalLink } from '@/components/layout/external-link'
import { ProfileSection } from '@/components/profile/profile-section'
import type { SourceSummary } from '@/lib/contract/sources'
import { type SourceRecords, seenSentence } from '@/lib/portal/sources/references'
import type { Source, SourceIndex } from '@/lib/portal/sources/source-index'
import { Reference } from './reference'
import { Unsourced } from './unsourced'

/** A source about which only the record itself contains information. */
function BareSource({ source }: { source: Source }) {
  const { url, host, text, title, uses, archived } = source
  return (
    <>
      <ExternalLink href={url}>{title ? `${title}, ${host ?? text}` : (host ?? text)}</ExternalLink>
      {uses > 1 && ` Cited here for ${uses} facts. `}
      {archived && <ExternalLink href={archived}>Archived copy</ExternalLink>}
    </>
  )
}

function SourceItem({ source, record }: { source: Source; record: SourceSummary | undefined }) {
  if (!record) return <BareSource source={source} />
  return (
    <Reference
      source={record}
      title={source.title}
      uses={source.uses}
      archived={source.archived ?? record.archived_url}
    />
  )
}

interface SourceListProps {
  index: SourceIndex
  records: SourceRecords | undefined
}

/** The sources of a profile. `sources.css` shows the full address of those without a title. */
export function SourceList({ index, records }: SourceListProps) {
  const some = index.sources.length > 0
  const known = index.sources.flatMap(({ url = '' }) => records?.get(url) ?? [])
  const seen = seenSentence(known)
  const note = (
    <>
      {some ? 'Numbers in the text link here. ' : 'We have no sources for this page. '}A ring{' '}
      <Unsourced /> marks a fact without a source.{seen && ` ${seen}`}
    </>
  )
  return (
    <ProfileSection title="Sources" count={index.sources.length} note={note}>
      {some &&
        // This is rendered only once, on the server, so the items need no keys, which would be in each profile twice.
        createElement(
          'ol',
          { className: known.length > 0 ? 'source-list references' : 'source-list' },
          ...index.sources.map((source) => (
            // biome-ignore lint/correctness/useJsxKeyInIterable: see above.
            <li id={index.anchor(source.number)}>
              <SourceItem source={source} record={records?.get(source.url ?? '')} />
            </li>
          )),
        )}
    </ProfileSection>
  )
}
