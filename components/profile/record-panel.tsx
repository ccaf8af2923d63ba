import { publicApiAddress } from '@/lib/client/public-address'
import type { Family } from '@/lib/contract/families'
import { recordKey } from '@/lib/portal/corrections/correction-address'
import { getAddress } from '@/lib/portal/records/record-address'
import type { ProfileProps } from './profile-props'
import { RecordPanelView } from './record-panel-view'

/** The origin and age of a record, its other formats, and a link to suggest corrections. */
export function RecordPanel<F extends Family>({
  family,
  answer: { data, fetchedAt },
  dataDate,
  isSigned,
}: ProfileProps<F> & { family: F }) {
  return (
    <RecordPanelView
      family={family}
      id={data.id}
      record={recordKey(family, data)}
      address={getAddress(family, data)}
      api={publicApiAddress()}
      dataDate={dataDate}
      fetchedAt={fetchedAt}
      isSigned={isSigned}
    />
  )
}
