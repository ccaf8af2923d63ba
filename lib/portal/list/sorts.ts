/** Creates the sorts that several lists share. */
import type { Sort } from './list-definition'

export const nameSort = <Subject>(getName: (subject: Subject) => string): Sort<Subject> => ({
  key: 'name',
  ascending: 'Name, A to Z',
  descending: 'Name, Z to A',
  valueOf: getName,
})

/** A sort by a number, descending first. */
export const numberSort = <Subject>(
  key: string,
  what: string,
  getNumber: (subject: Subject) => number | null | undefined,
): Sort<Subject> => ({
  key,
  descending: `${what}, highest first`,
  ascending: `${what}, lowest first`,
  descendingFirst: true,
  valueOf: (subject) => getNumber(subject) ?? undefined,
})
