import { ExternalLink } from '@/components/layout/external-link'
import { ProfileSection } from '@/components/profile/profile-section'
import type { Source, SourceIndex } from '@/lib/portal/sources/source-index'
import { Unsourced } from './source-marks'

function SourceItem({ source, id }: { source: Source; id: string }) {
  const { url, host, text, title, uses, archived } = source
  return (
    <li id={id}>
      <ExternalLink href={url}>{title ? `${title}, ${host ?? text}` : (host ?? text)}</ExternalLink>
      {uses > 1 && ` Confirms ${uses} facts. `}
      {archived && <ExternalLink href={archived}>Archived copy</ExternalLink>}
    </li>
  )
}

/** The sources of a page. `sources.css` shows the whole address under each link. */
export function SourceList({ index }: { index: SourceIndex }) {
  const some = index.sources.length > 0
  const note = (
    <>
      {some ? 'Numbers in the text lead here. ' : 'The record names no sources. '}A ring
      <Unsourced /> marks a fact without a source.
    </>
  )
  return (
    <ProfileSection title="Sources" count={index.sources.length} note={note}>
      {some && (
        <ol className="source-list">
          {index.sources.map((source) => (
            <SourceItem key={source.number} source={source} id={index.anchor(source.number)} />
          ))}
        </ol>
      )}
    </ProfileSection>
  )
}
