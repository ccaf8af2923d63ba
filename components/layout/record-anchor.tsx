'use client'

import type { Family } from '@/lib/contract/families'
import { recordPath } from '@/lib/portal/records/record-path'
import { SiteLink } from './site-link'

export interface RecordAnchorProps {
  family: Exclude<Family, 'countries'>
  id: number
  name: string
}

/** The address is made in the browser too, so that the data of a page, which may hold hundreds, does not repeat names. */
export function RecordAnchor({ family, id, name }: RecordAnchorProps) {
  return <SiteLink href={recordPath(family, id, name)}>{name}</SiteLink>
}
