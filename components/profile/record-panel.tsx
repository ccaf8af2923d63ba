'use client'

import { Fragment } from 'react'
import { DateText } from '@/components/layout/date-text'
import { Panel } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { type Family, getWords } from '@/lib/contract/families'
import { compareAddress } from '@/lib/portal/compare/compare-query'
import { correctionAddress } from '@/lib/portal/corrections/correction-address'
import { dataFormats, recordFormats } from '@/lib/portal/publish/record-formats'
import { checkAddress, credentialEnding } from '@/lib/proof/credential'
import { formatInstant } from '@/lib/text/dates'

interface RecordPanelProps {
  family: Family
  id: number
  /** The name of the record in the address of the correction form. */
  record: string
  /** The path of the profile. */
  address: string
  /** The public address of the API. */
  api: string
  dataDate?: string
  fetchedAt: string
  isSigned?: boolean
}

/** Families without a documented detail, for which the panel links to the list instead. */
const listed: readonly Family[] = ['countries', 'industries', 'dlt-instances']

/**
 * The origin and age of a record, its other formats, and a link to suggest corrections. A client component, so that the
 * payload of pages does not repeat its markup.
 */
export function RecordPanel(props: RecordPanelProps) {
  const { family, id, record, address, api, dataDate, fetchedAt, isSigned } = props
  const inList = listed.includes(family)
  return (
    <Panel title="Data and formats">
      <ul className="note">
        {dataDate && (
          <li>
            Data as of <DateText date={dataDate} />
          </li>
        )}
        <li>
          Retrieved <time dateTime={fetchedAt}>{formatInstant(fetchedAt)}</time>
        </li>
        <li className="screen-only">
          Formats:{' '}
          {dataFormats.map((format, index) => (
            <Fragment key={format}>
              {index > 0 && ', '}
              <a href={`${address}.${format}`}>{recordFormats[format].name}</a>
            </Fragment>
          ))}
        </li>
        {isSigned && (
          <li className="screen-only">
            <a href={address + credentialEnding}>Signed copy</a>
            {' · '}
            <a href={checkAddress(address + credentialEnding)}>Verify the signed copy</a>
          </li>
        )}
        <li className="screen-only">
          <a href={`${api}/${family}${inList ? '' : `/${id}`}`}>
            {inList ? 'List in the API' : 'JSON from the API'}
          </a>{' '}
          (key needed)
        </li>
        {(family === 'projects' || family === 'standards') && (
          <li className="screen-only">
            <SiteLink href={compareAddress(family, [id])}>Compare</SiteLink> with other{' '}
            {getWords(family).plural}
          </li>
        )}
        <li className="screen-only">
          <a href={correctionAddress(record)}>Suggest a correction</a>
        </li>
      </ul>
    </Panel>
  )
}
