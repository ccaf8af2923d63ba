'use client'

import type { Family } from '@/lib/contract/families'
import { recordPath } from '@/lib/portal/records/record-path'
import { SiteLink } from './site-link'

export interface RecordAnchorProps {
  family: Exclude<Family, 'countries'>
  id: number
  name: string
  /** The text of the link, if it is not the full name. */
  short?: string
}

/** A client component, so that the payload of a page with hundreds of links does not repeat names in addresses. */
export function RecordAnchor({ family, id, name, short }: RecordAnchorProps) {
  return <SiteLink href={recordPath(family, id, name)}>{short ?? name}</SiteLink>
}
