/** Creates the sorts that several lists share. */
import type { Sort } from './list-definition'

export const nameSort = <Subject>(nameOf: (subject: Subject) => string): Sort<Subject> => ({
  key: 'name',
  ascending: 'Name, A to Z',
  descending: 'Name, Z to A',
  valueOf: nameOf,
})

/** A sort by a number, descending first. */
export const numberSort = <Subject>(
  key: string,
  what: string,
  numberOf: (subject: Subject) => number | null | undefined,
): Sort<Subject> => ({
  key,
  descending: `${what}, highest first`,
  ascending: `${what}, lowest first`,
  descendingFirst: true,
  valueOf: (subject) => numberOf(subject) ?? undefined,
})
