'use client'

import { Fragment } from 'react'
import { dataFormats, recordFormats } from '@/lib/portal/publish/record-formats'

/** The record in other formats. The addresses are made in the browser too, for the data of a page to be small. */
export function FormatLinks({ address }: { address: string }) {
  return dataFormats.map((format, index) => (
    <Fragment key={format}>
      {index > 0 && ', '}
      <a href={`${address}.${format}`}>{recordFormats[format].name}</a>
    </Fragment>
  ))
}
