import { CompareLink } from '@/components/compare/compare-link'
import { DateText } from '@/components/layout/date-text'
import { Panel } from '@/components/layout/panel'
import { publicApiAddress } from '@/lib/client/public-address'
import { type Family, wordsOf } from '@/lib/contract/families'
import { correctionAddress, recordKey } from '@/lib/portal/corrections/correction-address'
import { addressOf } from '@/lib/portal/records/record-address'
import { formatInstant } from '@/lib/text/dates'
import { FormatLinks } from './format-links'
import type { ProfileProps } from './profile-props'

/** Countries, industries and ledgers have no documented detail: their list has what it knows of one. */
const listed: readonly Family[] = ['countries', 'industries', 'dlt-instances']

/** Where this record comes from, how fresh it is, in which other forms it is to be had, and how to put it right. */
export function RecordPanel<F extends Family>({
  family,
  answer: { data, fetchedAt },
  dataDate,
}: ProfileProps<F> & { family: F }) {
  const inList = listed.includes(family)
  return (
    <Panel title={`This ${wordsOf(family).one}`} className="mt-6">
      <ul className="note">
        {dataDate && (
          <li>
            Data as of <DateText date={dataDate} />
          </li>
        )}
        <li>
          Fetched <time dateTime={fetchedAt}>{formatInstant(fetchedAt)}</time>
        </li>
        <li className="screen-only">
          As <FormatLinks address={addressOf(family, data)} />
        </li>
        <li className="screen-only">
          <a href={`${publicApiAddress()}/${family}${inList ? '' : `/${data.id}`}`}>
            {inList ? 'Its list in the API' : 'From the API'}
          </a>
          , with a key
        </li>
        {family === 'projects' && (
          <li className="screen-only">
            <CompareLink id={data.id} /> with other projects
          </li>
        )}
        <li className="screen-only">
          <a href={correctionAddress(recordKey(family, data))}>Suggest a correction</a>
        </li>
      </ul>
    </Panel>
  )
}
