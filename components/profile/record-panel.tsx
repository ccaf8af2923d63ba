import Link from 'next/link'
import { DateText } from '@/components/layout/date-text'
import { Panel } from '@/components/layout/panel'
import { publicApiAddress } from '@/lib/api/public-address'
import type { Family } from '@/lib/contract'
import { formatInstant } from '@/lib/text/dates'

interface RecordPanelProps {
  family: Family
  id: number
  fetchedAt: string
  /** The day of the data, where the terms say it. */
  dataDate?: string
}

/** Where this record comes from, how fresh it is, and how to put it right. */
export function RecordPanel({ family, id, fetchedAt, dataDate }: RecordPanelProps) {
  const document = `${publicApiAddress()}/${family}/${id}`
  return (
    <Panel title="This record" className="mt-11 lg:col-start-2 lg:row-start-2 lg:mt-6">
      <ul className="space-y-1 text-muted text-note">
        {dataDate && (
          <li>
            Data as of <DateText date={dataDate} />
          </li>
        )}
        <li>
          Fetched <time dateTime={fetchedAt}>{formatInstant(fetchedAt)}</time>
        </li>
        <li>
          <a href={document}>JSON from the API</a>, with a key
        </li>
        <li>
          <Link href="/about#corrections" prefetch={false}>
            Suggest a correction
          </Link>
        </li>
      </ul>
    </Panel>
  )
}
