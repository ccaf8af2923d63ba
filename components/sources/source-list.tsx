import { ProfileSection } from '@/components/profile/profile-section'
import { listReferences, type SourceRecords, seenSentence } from '@/lib/portal/sources/references'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { References } from './reference'
import { Unsourced } from './unsourced'

export const unsourcedNote =
  'We have no source for this page yet. Check its facts before you quote them.'

interface SourceListProps {
  index: SourceIndex
  records: SourceRecords | undefined
}

/** The sources of a profile. `sources.css` shows the full address of sources without a title. */
export function SourceList({ index, records }: SourceListProps) {
  const some = index.sources.length > 0
  const seen = seenSentence(index.sources.flatMap(({ url = '' }) => records?.get(url) ?? []))
  const note = some ? (
    <>
      Numbers in the text link here. A ring <Unsourced /> marks a fact without a source.
      {seen && ` ${seen}`}
    </>
  ) : (
    unsourcedNote
  )
  return (
    <ProfileSection title="Sources" count={index.sources.length} note={note}>
      {some && <References record={index.record} sources={listReferences(index, records)} />}
    </ProfileSection>
  )
}
