'use client'

import { Fragment } from 'react'
import { dataFormats, recordFormats } from '@/lib/portal/publish/record-formats'

/** Links to the record in other formats. A client component, to keep the payload of pages small. */
export function FormatLinks({ address }: { address: string }) {
  return dataFormats.map((format, index) => (
    <Fragment key={format}>
      {index > 0 && ', '}
      <a href={`${address}.${format}`}>{recordFormats[format].name}</a>
    </Fragment>
  ))
}
