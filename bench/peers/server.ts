/** What is compared: subjects, the servers that answer them, and the requests by which they do. */
import type { ServedSite } from '../served-site'
import type { Running } from './program'
import type { Rows } from './rows'

export const subjects = {
  detail: 'API: a project',
  list: 'API: a list, 20 of all projects',
  filter: 'API: a list with a filter, 20 of one type',
  deep: 'API: a deep page of the list',
  search: 'API: a search for a word',
  graph: 'API: all nodes of the graph',
  unchanged: 'API: a project that has not changed, 304',
  front: 'page: the front page',
  profile: 'page: a project',
  overview: 'page: the list of projects',
  facet: 'page: the projects of one country',
} as const

export type Subject = keyof typeof subjects

export interface Ask {
  url: string
  headers?: Record<string, string>
  /** What the body of the answer says, in a form that is the same for every server. */
  read: (body: string) => unknown
}

export interface Server extends Running {
  name: string
  version: string
  /** How it is set up, and how it differs from the others. */
  setup: string
  asks: Partial<Record<Subject, Ask>>
}

/** Where a peer is started, and with what. */
export interface Place {
  served: ServedSite
  rows: Rows
  /** An empty folder of its own. */
  folder: string
}

export interface Peer {
  name: string
  /** The programs that it needs: paths, or names of installed commands. */
  programs: readonly string[]
  /** The commands that install them, each with its arguments. */
  installation: readonly (readonly string[])[]
  /** True if it has a copy of the rows, which is made before it is measured. */
  keepsRows?: boolean
  start: (place: Place) => Promise<Server>
}
