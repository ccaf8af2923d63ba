/** The pages whose feeds a record's profile offers. This module is also loaded in browsers. */
import type { Family } from '@/lib/contract/families'
import { listAddress } from '@/lib/portal/list/list-state'
import { inSentence } from '@/lib/text/names'

export interface FollowedPage {
  /** A label that distinguishes the feeds, if there are several. */
  label?: string
  page: string
  subject: string
}

/** A country's own facts rarely change, so its profile also offers the feed of its projects. */
export function followedPages(family: Family, path: string, name: string): FollowedPage[] {
  if (family !== 'countries') return [{ page: path, subject: name }]
  const country = path.slice('/countries/'.length)
  const projects = listAddress('/projects', { filters: { country: [country] } })
  return [
    {
      label: 'Subscribe to its projects',
      page: projects,
      subject: `projects in ${inSentence(name)}`,
    },
    { label: 'Subscribe to this page', page: path, subject: inSentence(name) },
  ]
}
