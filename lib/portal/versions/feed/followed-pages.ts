/** The pages whose feeds the profile of a record offers. Browsers load this file too. */
import type { Family } from '@/lib/contract/families'
import { listAddress } from '@/lib/portal/list/list-state'

export interface FollowedPage {
  /** Tells the feeds apart, where there are several. */
  label?: string
  page: string
  /** Whose changes they tell. */
  of: string
}

/** A country's own facts hardly ever change: who follows it wants its projects. */
export function followedPages(family: Family, path: string, name: string): FollowedPage[] {
  if (family !== 'countries') return [{ page: path, of: name }]
  const country = path.slice('/countries/'.length)
  const projects = listAddress('/projects', { page: 1, filters: { country: [country] } })
  return [
    { label: 'Changes of its projects', page: projects, of: `projects of ${name}` },
    { label: 'Changes of its own record', page: path, of: name },
  ]
}
