import { ProfileSection } from '@/components/profile/profile-section'
import {
  describeReadDates,
  listReferences,
  type SourceRecords,
} from '@/lib/portal/sources/references'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { References } from './reference'
import { Unsourced } from './unsourced'

export const unsourcedNote =
  'We have no source for this page yet. Check its facts before you quote them.'

interface SourceListProps {
  index: SourceIndex
  records: SourceRecords | undefined
}

export function SourceList({ index, records }: SourceListProps) {
  const hasSources = index.sources.length > 0
  const seen = describeReadDates(index.sources.map(({ url = '' }) => records?.get(url)))
  const note = hasSources ? (
    <>
      Numbers in the text link here. A ring
      <Unsourced />
      {` marks a fact without a source.${seen ? ` ${seen}` : ''}`}
    </>
  ) : (
    unsourcedNote
  )
  return (
    <ProfileSection title="Sources" count={index.sources.length} note={note}>
      {hasSources && <References record={index.record} sources={listReferences(index, records)} />}
    </ProfileSection>
  )
}
