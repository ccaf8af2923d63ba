/** What the search box asks this site for while one types. */
import type { Range } from './match'

export interface Hit {
  name: string
  /** What tells it from others of its family: `'Consortium'`, the code of a country. */
  note?: string
  /** The part of the name that the query found. */
  match?: Range
  href: string
}

export interface Suggestions {
  groups: { title: string; hits: Hit[] }[]
}
