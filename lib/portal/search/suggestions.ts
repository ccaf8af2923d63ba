/** The format of the suggestions for the search box. */

/** The ranges of a text that match, as start and end positions for `slice`. */
export type Marks = readonly (readonly [start: number, end: number])[]

export interface Snippet {
  text: string
  marks: Marks
}

export interface Hit {
  name: string
  /** The parts of the name that match. */
  marks?: Marks
  href: string
  /** Its type, place and status: `['Consortium', 'Norway', 'Active']`. */
  details?: readonly string[]
  /** An extract from the text about it, if the text matched rather than the name. */
  snippet?: Snippet
}

export interface Suggestions {
  groups: { title: string; hits: Hit[] }[]
  /** True if nothing has the query, and these names are spelled like it. */
  similar: boolean
}
