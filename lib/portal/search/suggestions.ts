/** What the search box asks this site for while one types. */

/** The ranges of a text that were found, from and to as `slice` takes them. */
export type Marks = readonly (readonly [start: number, end: number])[]

export interface Snippet {
  text: string
  marks: Marks
}

export interface Hit {
  name: string
  /** What was found of the name. */
  marks?: Marks
  href: string
  /** What it is, where, and its status: `['Consortium', 'Norway', 'Active']`. */
  details?: readonly string[]
  /** What is said of it, where that was found and not its name. */
  snippet?: Snippet
}

export interface Suggestions {
  groups: { title: string; hits: Hit[] }[]
}
