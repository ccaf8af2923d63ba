/** The pages whose feeds a record's profile offers. This module is also loaded in browsers. */
import type { Family } from '@/lib/contract/families'
import { listAddress } from '@/lib/portal/list/list-state'

export interface FollowedPage {
  /** A label that distinguishes the feeds, if there are several. */
  label?: string
  page: string
  subject: string
}

/**
 * A country's own facts rarely change, so its profile also offers the feed of its projects.
 * @param name as in a sentence: `the Netherlands`
 */
export function followedPages(family: Family, path: string, name: string): FollowedPage[] {
  if (family !== 'countries') return [{ page: path, subject: name }]
  const country = path.slice('/countries/'.length)
  const projects = listAddress('/projects', { filters: { country: [country] } })
  return [
    { label: 'Subscribe to its projects', page: projects, subject: `projects in ${name}` },
    { label: 'Subscribe to this page', page: path, subject: name },
  ]
}
